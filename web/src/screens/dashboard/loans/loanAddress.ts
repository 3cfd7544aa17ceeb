import { directionWords } from '@hausblick/contract/directionWords.ts'
import {
  keyParameter,
  readSearch,
  recordParameter,
  textParameter,
} from '@hausblick/contract/searchParameters.ts'
import type { LoanSortField, SortDirection } from '@hausblick/figures/loans.ts'

/** Filter and sorting of the loan list. */
export interface LoanListState {
  readonly filter: string
  readonly field: LoanSortField
  readonly direction: SortDirection
}

const fieldWords: Readonly<Record<LoanSortField, string>> = {
  address: 'wohnung',
  payment: 'zahlung',
  interestRate: 'zins',
  remainingCredit: 'rest',
  duration: 'dauer',
}

/** Reads and writes the state of the loan list in the address. */
export const loanParameter = recordParameter<LoanListState>({
  filter: textParameter('kredit'),
  field: keyParameter('sortierung', fieldWords, 'address'),
  direction: keyParameter('richtung', directionWords, 'ascending'),
})

/** All loans in the default order. */
export const defaultLoanList: LoanListState = readSearch(loanParameter, '')
