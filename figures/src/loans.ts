import type { BuildingsOfUnits } from './buildings.ts'
import type { Loan } from './records/loan.ts'
import { WHOLE } from './shares.ts'
import { compareGerman, hasWords, searchable, searchWords } from './text.ts'

/** The sort fields of loans (product §5). */
export type LoanSortField = 'address' | 'payment' | 'interestRate' | 'remainingCredit' | 'duration'

export type SortDirection = 'ascending' | 'descending'

type Term = Pick<Loan, 'duration' | 'yearsRemaining'>

/** Returns the elapsed share of a loan's term in basis points; 0 if either duration is missing or zero (product §19). */
export function loanProgress({ duration, yearsRemaining }: Term): number {
  if (!duration || !yearsRemaining) return 0
  return ((duration - yearsRemaining) / duration) * WHOLE
}

/**
 * Returns the elapsed share of a loan's term in basis points, 100 % if no years remain; null if either duration is unknown or the
 * term is zero.
 */
export function elapsedTerm(term: Term): number | null {
  if (!term.duration || term.yearsRemaining === null) return null
  return term.yearsRemaining === 0 ? WHOLE : loanProgress(term)
}

/**
 * Returns where a loan stands: `repaid` as recorded; `ended` if its term is over and nothing is owed any more, or nobody knows
 * whether it is; `unpaid` if its term is over and something is still owed, as a final instalment or because it was prolonged.
 *
 * @param owed what is owed today, in cents; null if unknown
 */
export function loanStatus(
  loan: Term & Pick<Loan, 'remainingCredit'>,
  owed: number | null,
): 'repaid' | 'ended' | 'unpaid' | 'running' {
  if (loan.remainingCredit === 0) return 'repaid'
  if (owed === 0) return 'ended'
  if (elapsedTerm(loan) !== WHOLE) return 'running'
  return owed === null ? 'ended' : 'unpaid'
}

/** Returns the loans in their order, without repetitions of an id. */
export function uniqueLoans(loans: readonly Loan[]): Loan[] {
  return [...Map.groupBy(loans, (loan) => loan.loanId).values()].flatMap((same) => same.slice(0, 1))
}

export function isForUnit({ unitIds }: Loan, unitId: string): boolean {
  return unitIds.includes(unitId)
}

/** Whether a loan is for a building: it names the building, or no building at all but one of its units. */
export function isForObject(
  { objectIds, unitIds }: Loan,
  objectId: string,
  buildings: BuildingsOfUnits,
): boolean {
  if (objectIds.length > 0) return objectIds.includes(objectId)
  return unitIds.some((unit) => buildings.get(unit)?.includes(objectId))
}

/** Returns the loans whose address or name contains every word of the filter (product §5), folded as in all searches. */
export function filterLoans(loans: readonly Loan[], filter: string): Loan[] {
  const words = searchWords(filter)
  return loans.filter((loan) => hasWords(searchable(`${loan.address}\n${loanName(loan)}`), words))
}

/**
 * Returns the loans sorted by a field, addresses by numeric German collation, ties by id. Unknown values come last in both
 * directions.
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

/** Returns a loan's title: its address line, or its name if it has none (specification §2). */
export function loanTitle(loan: Pick<Loan, 'address' | 'loanId'>): string {
  return loan.address || loanName(loan)
}

/** Returns a loan's name by its id, which tells it from others at the same address. */
export function loanName({ loanId }: Pick<Loan, 'loanId'>): string {
  return `Kredit ${loanId}`
}
