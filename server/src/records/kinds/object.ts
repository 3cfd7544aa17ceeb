import { objectFields } from '@hausblick/contract/rows/object.ts'
import { defineRecordKind } from '../recordKind.ts'

export const objectKind = defineRecordKind({
  name: 'dashboard-object',
  sqlTable: 'object',
  fields: objectFields,
  idField: 'objectid',
  columns: {
    customerid: 'customer_id',
    objectid: 'object_id',
    objectvalue: 'value_cents',
    purchasingvalue: 'purchasing_value_cents',
    occupancyrate: 'occupancy_rate_bp',
    objectpurchasingdate: 'purchasing_date',
    objectvaluationdate: 'valuation_date',
    objectvaluechangein: 'value_change_bp',
  },
  cashFlow: 'object',
  valuation: {
    date: 'objectvaluationdate',
    value: 'objectvalue',
    change: 'objectvaluechangein',
  },
})
