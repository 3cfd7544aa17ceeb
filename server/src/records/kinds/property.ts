import { propertyFields } from '@hausblick/contract/rows/property.ts'
import { defineRecordKind } from '../recordKind.ts'

export const propertyKind = defineRecordKind({
  name: 'dashboard-property',
  sqlTable: 'property',
  fields: propertyFields,
  idField: 'propertyid',
  columns: {
    customerid: 'customer_id',
    propertyid: 'property_id',
    propertyvalue: 'value_cents',
    purchasingvalue: 'purchasing_value_cents',
    purchasingdate: 'purchasing_date',
    valuationdate: 'valuation_date',
    propertyvaluechangein: 'value_change_bp',
    occupancyrate: 'occupancy_rate_bp',
    propertyincomefullyear: 'full_year_income_cents',
  },
  cashFlow: 'property',
  valuation: {
    date: 'valuationdate',
    value: 'propertyvalue',
    change: 'propertyvaluechangein',
  },
})
