import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { overviewColumns } from '../overviewColumns.ts'
import { defineRecordKind } from '../recordKind.ts'

export const objectOverviewKind = defineRecordKind({
  name: 'object-overview',
  sqlTable: 'object_overview',
  fields: objectOverviewFields,
  idField: 'objectid',
  columns: {
    ...overviewColumns,
    objectid: 'object_id',
    landareasqm: 'land_area_csqm',
    grosstotalarea: 'gross_floor_area_csqm',
    rentalarea: 'rental_area_csqm',
    numberofunits: 'unit_count',
  },
  cashFlow: null,
  valuation: null,
})
