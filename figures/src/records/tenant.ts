import type { PropertyOverviewRow } from '@hausblick/contract/rows/propertyOverview.ts'

/** Who rents a unit; what is not known is the empty string. */
export interface Tenant {
  readonly title: string
  readonly firstName: string
  readonly lastName: string
}

type TenantFields = 'tenanttitle' | 'tenantprename' | 'tenantlastname'

/** Returns the tenant of a unit, who may have a name and no title; null where the row names nobody. */
export function readTenant(row: Pick<PropertyOverviewRow, TenantFields>): Tenant | null {
  const tenant = {
    title: row.tenanttitle.trim(),
    firstName: row.tenantprename.trim(),
    lastName: row.tenantlastname.trim(),
  }
  return Object.values(tenant).some((part) => part !== '') ? tenant : null
}
