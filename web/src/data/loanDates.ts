import { readLoanDatesCall } from '@hausblick/contract/calls/records.ts'
import type { Access } from './access.ts'
import { listOf, ofCustomer } from './listOf.ts'

/** Reads the dates of the customer's loans, past ones included; none for guests who may not read loans. */
export function loanDatesQuery(access: Access) {
  return listOf(access, readLoanDatesCall, ofCustomer(access))
}
