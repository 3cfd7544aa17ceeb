import { isDate } from '@hausblick/contract/encoding/date.ts'
import { GRADUATED, INDEXED } from '@hausblick/contract/encoding/rentAgreement.ts'
import type { UnitOverviewRecord } from '@hausblick/contract/rows/propertyOverview.ts'
import { numberOrNull } from './defaults.ts'
import { type Overview, readOverview } from './overview.ts'
import { readTenant, type Tenant } from './tenant.ts'

/** The master data of a rental unit (product §15). */
export interface UnitDetails extends Overview {
  readonly id: string
  /** Hundredths of m²; null if unknown. */
  readonly size: number | null
  /** Tenths of a room; null if unknown. */
  readonly rooms: number | null
  /** The average market rent of comparable units, in cents a month per m²; null if unknown. */
  readonly marketRentPerSqm: number | null
  /** How the rent rises by its contract; null if that is not recorded. */
  readonly rentAgreement: 'graduated' | 'indexed' | 'comparable' | null
  /** Null if the unit is vacant. */
  readonly tenant: Tenant | null
  readonly rentalStart: string | null
  /** Null if the contract is open-ended, or its end unknown. */
  readonly rentalEnd: string | null
  /** Whether there is a contract without an end. */
  readonly openEnded: boolean
}

export function readUnitDetails(record: UnitOverviewRecord): UnitDetails {
  const { dateofrentalstart: rentalStart, dateofrentalend: end } = record
  const id = record.propertyid ?? ''
  const tenant = readTenant(record)
  return {
    id,
    ...readOverview(record, id),
    size: numberOrNull(record.sizeinsqm),
    rooms: numberOrNull(record.numberofrooms),
    marketRentPerSqm: numberOrNull(record.marketaveragerent),
    rentAgreement: readAgreement(record.rentagreement),
    tenant,
    rentalStart,
    rentalEnd: end !== null && isDate(end) ? end : null,
    openEnded: end === null && (tenant !== null || rentalStart !== null),
  }
}

function readAgreement(said: string | null): UnitDetails['rentAgreement'] {
  if (said === null) return null
  return said === GRADUATED ? 'graduated' : said === INDEXED ? 'indexed' : 'comparable'
}
