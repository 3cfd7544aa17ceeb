import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { overviewColumns } from '../overviewColumns.ts'
import { defineRecordKind } from '../recordKind.ts'

export const propertyOverviewKind = defineRecordKind({
  name: 'property-overview',
  sqlTable: 'property_overview',
  fields: propertyOverviewFields,
  idField: 'propertyid',
  columns: {
    ...overviewColumns,
    propertyid: 'property_id',
    sizeinsqm: 'size_csqm',
    numberofrooms: 'rooms_tenths',
    marketaveragerent: 'market_rent_per_sqm_cents',
    tenanttitle: 'tenant_title',
    tenantprename: 'tenant_first_name',
    tenantlastname: 'tenant_last_name',
    dateofrentalstart: 'rental_start_date',
    dateofrentalend: 'rental_end_date',
  },
  cashFlow: null,
  valuation: null,
})
