import type { LoanSortField, SortDirection } from '@hausblick/figures/loans.ts'

/** Which loans are shown, and in which order. */
export interface LoanChoice {
  readonly filter: string
  readonly field: LoanSortField
  readonly direction: SortDirection
}

const FILTER = 'kredit'
const FIELD = 'sortierung'
const DIRECTION = 'richtung'

/** How fields are called in the address; the first one sorts unless another is named. */
const fieldNames: Readonly<Record<LoanSortField, string>> = {
  propertyName: 'wohnung',
  payment: 'zahlung',
  interestRate: 'zins',
  remainingCredit: 'rest',
  duration: 'dauer',
}

/** Reads a choice from an address; what is not known there is as usual. */
export function readLoanChoice(params: URLSearchParams): LoanChoice {
  const fields = Object.keys(fieldNames) as LoanSortField[]
  return {
    filter: params.get(FILTER) ?? '',
    field: fields.find((field) => fieldNames[field] === params.get(FIELD)) ?? 'propertyName',
    direction: params.get(DIRECTION) === 'absteigend' ? 'descending' : 'ascending',
  }
}

/** Returns the address with a changed choice, without what is usual; whatever else stands in it stays. */
export function changedLoanChoice(
  current: URLSearchParams,
  change: Partial<LoanChoice>,
): URLSearchParams {
  const { filter, field, direction } = { ...readLoanChoice(current), ...change }
  const params = withoutLoanChoice(current)
  if (filter !== '') params.set(FILTER, filter)
  if (field !== 'propertyName') params.set(FIELD, fieldNames[field])
  if (direction === 'descending') params.set(DIRECTION, 'absteigend')
  return params
}

/** Returns the address for other loans, of which all are shown. */
export function withoutLoanChoice(current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current)
  for (const name of [FILTER, FIELD, DIRECTION]) params.delete(name)
  return params
}
