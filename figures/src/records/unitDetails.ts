import { contractEnd } from '@hausblick/contract/encoding/date.ts'
import { area, quantity } from '@hausblick/contract/encoding/measures.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import type { PropertyOverviewRow } from '@hausblick/contract/rows/propertyOverview.ts'
import { type Overview, readOverview } from './overview.ts'
import { dateOrNull, numberOrNull } from './read.ts'
import { readTenant, type Tenant } from './tenant.ts'

/** All that is known of a rental unit beside its figures (specification §3, unit overview row). */
export interface UnitDetails extends Overview {
  readonly id: string
  /** m²; null where it is not known. */
  readonly size: number | null
  readonly rooms: number | null
  /** What others ask for such a unit there, in euro a month and m². */
  readonly marketRentPerSqm: number | null
  /** Null where nobody rents it. */
  readonly tenant: Tenant | null
  readonly rentalStart: string | null
  /** Null where the contract is open-ended, and where its end is not known. */
  readonly rentalEnd: string | null
  /** Whether there is a contract that names no end. */
  readonly openEnded: boolean
}

export function readUnitDetails(row: PropertyOverviewRow): UnitDetails {
  const tenant = readTenant(row)
  const rentalStart = dateOrNull(row.dateofrentalstart)
  return {
    id: row.propertyid,
    ...readOverview(row, row.propertyid),
    size: numberOrNull(area, row.sizeinsqm, 100),
    rooms: numberOrNull(quantity, row.numberofrooms, 10),
    marketRentPerSqm: numberOrNull(money, row.marketaveragerent, 100),
    tenant,
    rentalStart,
    rentalEnd: dateOrNull(row.dateofrentalend),
    openEnded:
      contractEnd.read(row.dateofrentalend) === null && (tenant !== null || rentalStart !== null),
  }
}
