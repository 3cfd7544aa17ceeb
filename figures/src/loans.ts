import type { Loan } from './records/credit.ts'

/** What loans can be sorted by (specification §2, loan overview). */
export type LoanSortField =
  | 'propertyName'
  | 'payment'
  | 'interestRate'
  | 'remainingCredit'
  | 'duration'

export type SortDirection = 'ascending' | 'descending'

const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })

/** How much of a loan's time has passed, in percent; 0 where one of the two durations is missing or zero (§4). */
export function loanProgress(loan: Pick<Loan, 'duration' | 'yearsRemaining'>): number {
  if (loan.duration === 0 || loan.yearsRemaining === 0) return 0
  return ((loan.duration - loan.yearsRemaining) / loan.duration) * 100
}

/** The first of the loans that share a credit id, in the given order. */
export function uniqueLoans(loans: readonly Loan[]): Loan[] {
  return [...Map.groupBy(loans, (loan) => loan.creditId).values()].flatMap((same) =>
    same.slice(0, 1),
  )
}

/** The loans that finance a building. */
export function loansOfObject(loans: readonly Loan[], objectId: string): Loan[] {
  return uniqueLoans(loans.filter((loan) => loan.objectIds.includes(objectId)))
}

/** The loans that finance a unit. */
export function loansOfProperty(loans: readonly Loan[], propertyId: string): Loan[] {
  return uniqueLoans(loans.filter((loan) => loan.propertyIds.includes(propertyId)))
}

/** The loans whose property name or credit id contains the text, whatever its case (§4). */
export function filterLoans(loans: readonly Loan[], filter: string): Loan[] {
  const wanted = folded(filter.trim())
  return loans.filter(
    (loan) => folded(loan.propertyName).includes(wanted) || folded(loan.creditId).includes(wanted),
  )
}

/** The loans in the order of a field: names by German collation with numbers, ties by credit id. */
export function sortLoans(
  loans: readonly Loan[],
  field: LoanSortField,
  direction: SortDirection,
): Loan[] {
  const sign = direction === 'ascending' ? 1 : -1
  return loans.toSorted(
    (a, b) => sign * compare(a, b, field) || collator.compare(a.creditId, b.creditId),
  )
}

function compare(a: Loan, b: Loan, field: LoanSortField): number {
  if (field === 'propertyName') return collator.compare(loanTitle(a), loanTitle(b))
  return a[field] - b[field]
}

/** What is still owed on the loans together, in euro. */
export function remainingTotal(loans: readonly Loan[]): number {
  return loans.reduce((cents, loan) => cents + Math.round(loan.remainingCredit * 100), 0) / 100
}

/** The name a loan is shown under: its address line, or its id where there is none (§2). */
export function loanTitle(loan: Pick<Loan, 'propertyName' | 'creditId'>): string {
  return loan.propertyName || `Kredit ${loan.creditId}`
}

function folded(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('de')
}
