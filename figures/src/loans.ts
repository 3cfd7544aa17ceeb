import type { Loan } from './records/loan.ts'
import { WHOLE } from './shares.ts'
import { compareGerman, hasWords, searchable, searchWords } from './text.ts'
import { wholeEuros } from './wholeEuros.ts'

/** What loans can be sorted by (specification §2, loan overview). */
export type LoanSortField = 'address' | 'payment' | 'interestRate' | 'remainingCredit' | 'duration'

export type SortDirection = 'ascending' | 'descending'

type Term = Pick<Loan, 'duration' | 'yearsRemaining'>

/** How much of a loan's time has passed, in basis points; 0 where one of the two durations is missing or zero (§4). */
export function loanProgress({ duration, yearsRemaining }: Term): number {
  if (!duration || !yearsRemaining) return 0
  return ((duration - yearsRemaining) / duration) * WHOLE
}

/**
 * Returns how much of a loan's term has passed, in basis points: all of it where no years remain. Null where one of the two durations
 * is not known, or the term had no length.
 */
export function passedTerm(term: Term): number | null {
  if (!term.duration || term.yearsRemaining === null) return null
  return term.yearsRemaining === 0 ? WHOLE : loanProgress(term)
}

/**
 * Returns how a loan stands: repaid where nothing is owed any more, ended where its term has passed. The latter may still be owed
 * in part: as the final instalment, or because it was prolonged.
 */
export function loanStanding(
  loan: Term & Pick<Loan, 'remainingCredit'>,
): 'repaid' | 'ended' | 'running' {
  if (loan.remainingCredit === 0) return 'repaid'
  return passedTerm(loan) === WHOLE ? 'ended' : 'running'
}

/** The first of the loans that share an id, in the given order. */
export function uniqueLoans(loans: readonly Loan[]): Loan[] {
  return [...Map.groupBy(loans, (loan) => loan.loanId).values()].flatMap((same) => same.slice(0, 1))
}

/** The loans that finance a building. */
export function loansOfObject(loans: readonly Loan[], objectId: string): Loan[] {
  return uniqueLoans(loans.filter((loan) => loan.objectIds.includes(objectId)))
}

/** The loans that finance a unit. */
export function loansOfUnit(loans: readonly Loan[], unitId: string): Loan[] {
  return uniqueLoans(loans.filter((loan) => loan.unitIds.includes(unitId)))
}

/** Returns the loans whose address, or `Kredit` and id, has every word of the text in it (§4), by the folding of all searches. */
export function filterLoans(loans: readonly Loan[], filter: string): Loan[] {
  const words = searchWords(filter)
  return loans.filter((loan) => hasWords(searchable(`${loan.address}\n${loanName(loan)}`), words))
}

/**
 * Returns the loans in the order of a field: names by German collation with numbers, ties by id. What is not known comes
 * last in either direction.
 */
export function sortLoans(
  loans: readonly Loan[],
  field: LoanSortField,
  direction: SortDirection,
): Loan[] {
  const sign = direction === 'ascending' ? 1 : -1
  return loans.toSorted((a, b) => compare(a, b, field, sign) || compareGerman(a.loanId, b.loanId))
}

function compare(a: Loan, b: Loan, field: LoanSortField, sign: number): number {
  if (field === 'address') return sign * compareGerman(loanTitle(a), loanTitle(b))
  const [left, right] = [a[field], b[field]]
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return sign * (left - right)
}

/**
 * Returns what is still owed on the loans together, in cents of the whole euros that each of them shows, as far as it is known; null where
 * it is known of none.
 */
export function remainingTotal(loans: readonly Loan[]): number | null {
  const known = loans.flatMap(({ remainingCredit }) => remainingCredit ?? [])
  if (known.length === 0) return null
  return known.reduce((sum, cents) => sum + wholeEuros(cents), 0)
}

/** The name a loan is shown under: its address line, or its id where there is none (§2). */
export function loanTitle(loan: Pick<Loan, 'address' | 'loanId'>): string {
  return loan.address || loanName(loan)
}

/** Returns what tells a loan from others of the same address. */
export function loanName({ loanId }: Pick<Loan, 'loanId'>): string {
  return `Kredit ${loanId}`
}
