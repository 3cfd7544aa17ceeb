import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { overviewColumns } from '../records/overviewColumns.ts'
import { defineTable } from '../records/table.ts'

export const objectOverviewTable = defineTable({
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
})
