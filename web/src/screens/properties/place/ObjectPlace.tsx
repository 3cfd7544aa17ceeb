import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import type { UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { useBuildings } from '../../../base/data/useBuildings.ts'
import { formatArea } from '../../../base/format/area.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMoneyExactly } from '../../../base/format/money.ts'
import { formatCount } from '../../../base/format/number.ts'
import { ObjectSections } from '../details/ObjectSections.tsx'
import { Head, HeadEntry } from './Head.tsx'
import { PlaceView } from './PlaceView.tsx'
import * as texts from './texts.ts'
import { UnitsPart } from './UnitsPart.tsx'

interface Props {
  object: ObjectDetails
  units: readonly UnitDetails[]
}

export function ObjectPlace({ object, units }: Props) {
  const buildings = useBuildings()
  const own = units.filter(({ id }) => buildings?.get(id)?.includes(object.id))
  const free = own.filter(({ tenant }) => tenant === null).length
  return (
    <>
      <Head item={object} facts={[object.type]}>
        <HeadEntry
          name={texts.rent}
          value={formatOptional(object.monthlyRent, formatMoneyExactly)}
        />
        <HeadEntry
          name={texts.units}
          value={formatOptional(object.unitCount, formatCount)}
          // Meaningful only if all units are listed.
          note={own.length > 0 && own.length === object.unitCount && texts.unitsFree(free)}
        />
        <HeadEntry name={texts.rentalArea} value={formatOptional(object.rentalArea, formatArea)} />
      </Head>
      <PlaceView
        place={{ kind: 'object', id: object.id }}
        item={object}
        size={object.rentalArea}
        units={<UnitsPart units={own} />}
      >
        <ObjectSections object={object} isShort />
      </PlaceView>
    </>
  )
}
