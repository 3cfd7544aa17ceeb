import { creditTermsFields } from '@hausblick/contract/rows/creditTerms.ts'
import { defineRecordKind } from '../recordKind.ts'

export const creditTermsKind = defineRecordKind({
  name: 'credit-terms',
  sqlTable: 'credit_terms',
  fields: creditTermsFields,
  idField: 'creditid',
  columns: {
    customerid: 'customer_id',
    creditid: 'credit_id',
    contractnumber: 'contract_number',
    originalamount: 'original_amount_cents',
    disbursementdate: 'disbursement_date',
    balancedate: 'balance_date',
    fixedinterestuntil: 'fixed_interest_until',
    repaymenttype: 'repayment_type',
    specialrepaymentpercent: 'special_repayment_bp',
    maturitydate: 'maturity_date',
  },
  cashFlow: null,
  valuation: null,
})
