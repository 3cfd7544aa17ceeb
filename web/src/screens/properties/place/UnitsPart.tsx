import type { UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { sortItems } from '@hausblick/figures/sorting/sort.ts'
import { formatArea } from '../../../base/format/area.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMoneyExactly } from '../../../base/format/money.ts'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import { formatRooms, formatTenant } from '../formatFields.ts'
import * as placeTexts from '../texts.ts'
import { Part } from './Part.tsx'
import { Row } from './Row.tsx'
import * as texts from './texts.ts'

/** The units of a building, which lead to their pages. */
export function UnitsPart({ units }: { units: readonly UnitDetails[] }) {
  const { page } = useAddresses()
  if (units.length === 0) return null
  return (
    <Part title={texts.unitsHeading(units.length)}>
      <ul>
        {sortItems(units, ({ label }) => label, 'ascending').map((unit) => (
          <Row
            key={unit.id}
            to={page({ kind: 'unit', id: unit.id })}
            name={unit.name}
            detail={describe(unit)}
            value={formatOptional(unit.monthlyRent, formatMoneyExactly)}
            note={texts.aMonth}
          />
        ))}
      </ul>
    </Part>
  )
}

function describe({ tenant, type, size, rooms }: UnitDetails): string {
  return [
    tenant ? formatTenant(tenant) : placeTexts.free,
    type,
    size === null ? '' : formatArea(size),
    rooms === null ? '' : formatRooms(rooms),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
