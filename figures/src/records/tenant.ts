import type { UnitOverviewRecord } from '@hausblick/contract/rows/propertyOverview.ts'

/** Who rents a unit; what is not known is the empty string. */
export interface Tenant {
  readonly title: string
  readonly firstName: string
  readonly lastName: string
}

type TenantFields = 'tenanttitle' | 'tenantprename' | 'tenantlastname'

/** Returns the tenant of a unit, who may have a name and no title; null where the record names nobody. */
export function readTenant(record: Pick<UnitOverviewRecord, TenantFields>): Tenant | null {
  const tenant = {
    title: record.tenanttitle ?? '',
    firstName: record.tenantprename ?? '',
    lastName: record.tenantlastname ?? '',
  }
  return Object.values(tenant).some((part) => part !== '') ? tenant : null
}
