import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { defineRecordKind } from '../recordKind.ts'

export const creditKind = defineRecordKind({
  name: 'credit-overview',
  sqlTable: 'credit',
  fields: creditFields,
  idField: 'creditid',
  columns: {
    customerid: 'customer_id',
    creditid: 'credit_id',
    propertyid: 'property_ids',
    objectid: 'object_ids',
    number: 'house_number',
    zipcode: 'zip_code',
    interestrate: 'interest_rate_micropercent',
    monthlypayment: 'monthly_payment_cents',
    remainingcredit: 'remaining_credit_cents',
    duration: 'duration_tenths',
    yearsremaining: 'years_remaining_tenths',
  },
  coarseColumns: { interestrate: { column: 'interest_rate_bp', unit: ONE_PERCENT / 100 } },
  cashFlow: null,
  valuation: null,
})
