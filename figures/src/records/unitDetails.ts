import { isDate } from '@hausblick/contract/encoding/date.ts'
import type { UnitOverviewRecord } from '@hausblick/contract/rows/propertyOverview.ts'
import { knownNumber } from './defaults.ts'
import { type Overview, readOverview } from './overview.ts'
import { readTenant, type Tenant } from './tenant.ts'

/** All that is known of a rental unit beside its figures (specification §3, unit overview row). */
export interface UnitDetails extends Overview {
  readonly id: string
  /** Hundredths of m²; null where it is not known. */
  readonly size: number | null
  /** Tenths. */
  readonly rooms: number | null
  /** What others ask for such a unit there, in cents a month and m². */
  readonly marketRentPerSqm: number | null
  /** Null where nobody rents it. */
  readonly tenant: Tenant | null
  readonly rentalStart: string | null
  /** Null where the contract is open-ended, and where its end is not known. */
  readonly rentalEnd: string | null
  /** Whether there is a contract that names no end. */
  readonly openEnded: boolean
}

export function readUnitDetails(record: UnitOverviewRecord): UnitDetails {
  const { dateofrentalstart: rentalStart, dateofrentalend: end } = record
  const id = record.propertyid ?? ''
  const tenant = readTenant(record)
  return {
    id,
    ...readOverview(record, id),
    size: knownNumber(record.sizeinsqm),
    rooms: knownNumber(record.numberofrooms),
    marketRentPerSqm: knownNumber(record.marketaveragerent),
    tenant,
    rentalStart,
    rentalEnd: end !== null && isDate(end) ? end : null,
    openEnded: end === null && (tenant !== null || rentalStart !== null),
  }
}
