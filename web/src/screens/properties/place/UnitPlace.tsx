import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import type { UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { compareWithMarket } from '@hausblick/figures/rent.ts'
import { useBuildings } from '../../../base/data/useBuildings.ts'
import { formatArea } from '../../../base/format/area.ts'
import { formatDate } from '../../../base/format/date.ts'
import { formatOptional, MISSING } from '../../../base/format/missing.ts'
import { formatMoneyExactly } from '../../../base/format/money.ts'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import { UnitSections } from '../details/UnitSections.tsx'
import { formatRooms, formatTenant } from '../formatFields.ts'
import { MarketNote } from '../MarketNote.tsx'
import { marketShare } from '../marketWords.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { Head, HeadEntry } from './Head.tsx'
import { PlaceView } from './PlaceView.tsx'
import * as texts from './texts.ts'

interface Props {
  unit: UnitDetails
  objects: readonly ObjectDetails[]
}

export function UnitPlace({ unit, objects }: Props) {
  const { page } = useAddresses()
  const homes = useBuildings()?.get(unit.id) ?? []
  const [home, another] = objects.filter(({ id }) => homes.includes(id))
  const comparison = compareWithMarket(unit)
  const { tenant, size, rooms, type } = unit
  return (
    <>
      <Head
        item={unit}
        badge={<StatusBadge rented={tenant !== null} />}
        facts={[
          type,
          size === null ? '' : formatArea(size),
          rooms === null ? '' : formatRooms(rooms),
        ]}
        house={
          home && !another
            ? { to: page({ kind: 'object', id: home.id }), text: texts.houseOf(home.name) }
            : undefined
        }
      >
        <HeadEntry
          name={texts.rent}
          value={formatOptional(unit.monthlyRent, formatMoneyExactly)}
          note={
            comparison && <MarketNote comparison={comparison}>{marketShare(comparison)}</MarketNote>
          }
        />
        {tenant && <HeadEntry name={texts.tenant} value={formatTenant(tenant) || MISSING} />}
        {(tenant || unit.rentalStart || unit.rentalEnd) && (
          <HeadEntry name={texts.contract} {...termOf(unit)} />
        )}
      </Head>
      <PlaceView
        place={{ kind: 'unit', id: unit.id }}
        item={unit}
        size={size}
        comparison={comparison}
      >
        <UnitSections unit={unit} isShort />
      </PlaceView>
    </>
  )
}

/** Returns the term of the rental contract; n/a if nothing of it is known. */
function termOf({ rentalStart, rentalEnd, openEnded }: UnitDetails) {
  const start = rentalStart && texts.since(formatDate(rentalStart))
  const end = openEnded ? texts.openEnded : rentalEnd && texts.until(formatDate(rentalEnd))
  return { value: start ?? end ?? MISSING, note: start && end }
}
