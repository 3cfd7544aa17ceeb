import { directionWords } from '@hausblick/contract/addresses.ts'
import {
  keyParameter,
  readSearch,
  recordParameter,
  textParameter,
} from '@hausblick/contract/searchParameters.ts'
import type { LoanSortField, SortDirection } from '@hausblick/figures/loans.ts'

/** Which loans are shown, and in which order. */
export interface LoanChoice {
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

/** How a choice of loans stands in the address. */
export const loanParameter = recordParameter<LoanChoice>({
  filter: textParameter('kredit'),
  field: keyParameter('sortierung', fieldWords, 'address'),
  direction: keyParameter('richtung', directionWords, 'ascending'),
})

/** All loans in their usual order. */
export const allLoans: LoanChoice = readSearch(loanParameter, '')
