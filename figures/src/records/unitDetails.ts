import { area, quantity } from '@hausblick/contract/encoding/measures.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import type { PropertyOverviewRow } from '@hausblick/contract/rows/propertyOverview.ts'
import { type Overview, readOverview } from './overview.ts'
import { dateOrYear, numberOrNull } from './read.ts'

/** All that is known of a rental unit beside its figures (specification §3, unit overview row). */
export interface UnitDetails extends Overview {
  readonly id: string
  /** m²; null where it is not known. */
  readonly size: number | null
  readonly rooms: number | null
  /** What others ask for such a unit there, in euro a month and m². */
  readonly marketRentPerSqm: number | null
  /** Whether a tenant's title is named (specification §2: Vermietet if a tenant title exists). */
  readonly rented: boolean
  /** Null where nothing is known of a tenant. */
  readonly tenant: Tenant | null
  readonly rentalStart: string | null
  /** Null where the contract has no end, or where none is known. */
  readonly rentalEnd: string | null
}

/** Who rents the unit; what is not known is the empty string. */
export interface Tenant {
  readonly title: string
  readonly firstName: string
  readonly lastName: string
}

export function readUnitDetails(row: PropertyOverviewRow): UnitDetails {
  const tenant = {
    title: row.tenanttitle.trim(),
    firstName: row.tenantprename.trim(),
    lastName: row.tenantlastname.trim(),
  }
  return {
    id: row.propertyid,
    ...readOverview(row, row.propertyid),
    size: numberOrNull(area, row.sizeinsqm, 100),
    rooms: numberOrNull(quantity, row.numberofrooms, 10),
    marketRentPerSqm: numberOrNull(money, row.marketaveragerent, 100),
    rented: tenant.title !== '',
    tenant: Object.values(tenant).some((part) => part !== '') ? tenant : null,
    rentalStart: dateOrYear(row.dateofrentalstart),
    rentalEnd: dateOrYear(row.dateofrentalend),
  }
}
