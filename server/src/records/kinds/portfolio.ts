import { customerName } from '@hausblick/contract/customerName.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { defineRecordKind } from '../recordKind.ts'

/** The column with the owner's name. */
export const NAME_COLUMN = 'customername'

export const portfolioKind = defineRecordKind({
  name: 'dashboard-portfolio',
  sqlTable: 'portfolio',
  fields: portfolioFields,
  idField: null,
  columns: {
    customerid: 'customer_id',
    portfoliovalue: 'value_cents',
    portfoliopurchasingvalue: 'purchasing_value_cents',
    portfoliovaluechangein: 'value_change_bp',
    occupancyrate: 'occupancy_rate_bp',
    avepurchasingdate: 'average_purchasing_date',
    valuationdate: 'valuation_date',
    numberofproperties: 'property_count',
  },
  cashFlow: 'portfolio',
  valuation: {
    date: 'valuationdate',
    value: 'portfoliovalue',
    change: 'portfoliovaluechangein',
  },
  customerColumns: { [NAME_COLUMN]: customerName },
})
