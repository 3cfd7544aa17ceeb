import type { UnitOverviewRecord } from '@hausblick/contract/rows/propertyOverview.ts'

/** The tenant of a unit; unknown parts are empty. */
export interface Tenant {
  readonly title: string
  readonly firstName: string
  readonly lastName: string
}

type TenantFields = 'tenanttitle' | 'tenantprename' | 'tenantlastname'

/** Returns the tenant of a unit; null if title and names are all missing. */
export function readTenant(record: Pick<UnitOverviewRecord, TenantFields>): Tenant | null {
  const tenant = {
    title: record.tenanttitle ?? '',
    firstName: record.tenantprename ?? '',
    lastName: record.tenantlastname ?? '',
  }
  return Object.values(tenant).some((part) => part !== '') ? tenant : null
}
