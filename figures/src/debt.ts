import type { BuildingsOfUnits } from './buildings.ts'
import { monthlyPayments } from './loans/monthlyPayments.ts'
import { type Owed, type OwedDays, owedDays, owedOn, recordedDebt } from './loans/owed.ts'
import type { LoanPlan } from './loans/plan.ts'
import { isForObject, isForUnit, loanTitle } from './loans.ts'
import type { Loan } from './records/loan.ts'
import { shareOfSome } from './shares.ts'

/** What is paid to banks in the twelve months of a year, January first, in cents; null where unknown. */
interface PaidMonths {
  readonly payments: readonly (number | null)[]
  /** The interest within them. */
  readonly interest: readonly (number | null)[]
}

/** A loan with what is owed of it and paid for it. */
export interface OwedLoan extends PaidMonths {
  readonly loan: Loan
  readonly owed: Owed
  /** What the operator recorded as owed. */
  readonly recorded: Owed
  readonly before: PaidMonths
}

/** Returns what is owed of loans on a day (ISO 8601), and what is paid for them in a year. */
export function owedLoans(
  plans: readonly LoanPlan[],
  { day, year }: { readonly day: string; readonly year: number },
): OwedLoan[] {
  return plans.map((plan) => ({
    loan: plan.loan,
    owed: owedOn(plan, day),
    recorded: recordedDebt(plan),
    ...paidIn(plan, year),
    before: paidIn(plan, year - 1),
  }))
}

function paidIn(plan: LoanPlan, year: number): PaidMonths {
  const months = monthlyPayments(plan, year)
  return {
    payments: months.map(({ amount }) => amount),
    interest: months.map(({ interest }) => interest),
  }
}

export interface PaidTogether extends PaidMonths {
  /** The interest, and the whole payment of those of which it cannot be told: what is paid for nothing at most. */
  readonly costs: readonly (number | null)[]
}

/** What is owed to banks; null where an amount is unknown, or cannot be shared. */
export interface Debt extends PaidTogether {
  readonly loans: number
  /** Cents. */
  readonly remaining: number | null
  /** The days that it holds for; null without loans. */
  readonly days: OwedDays | null
  readonly before: PaidTogether
  /** The loans of which something is unknown, by their titles. */
  readonly unknown: Readonly<Record<'remaining' | 'payments' | 'interest', readonly string[]>>
}

/** Values in cents by id; zero and null mean not recorded. */
export type Values = ReadonlyMap<string, number | null>

/**
 * Returns what is owed in total, each loan counted once. This and the following two return null for a customer of whom no loan is
 * recorded at all, since that does not say that nothing is owed.
 */
export function debtOfAll(loans: readonly OwedLoan[]): Debt | null {
  return addUp(loans, loans, (amount) => amount)
}

/** Returns a unit's share of the loans that name it. Those that name buildings alone are not divided among units. */
export function debtOfUnit(
  loans: readonly OwedLoan[],
  unitId: string,
  values: Values,
): Debt | null {
  return debtOfUnits(loans, [unitId], values)
}

/** Returns the share of some units together in the loans that name any of them. */
export function debtOfUnits(
  loans: readonly OwedLoan[],
  own: readonly string[],
  values: Values,
): Debt | null {
  const theirs = loans.filter(({ loan }) => own.some((unit) => isForUnit(loan, unit)))
  return addUp(loans, theirs, (amount, { unitIds }) => shareOfSome(amount, unitIds, own, values))
}

/** What a building's debt follows from beside loans. */
export interface ObjectContext {
  readonly objectValues: Values
  readonly unitValues: Values
  readonly buildings: BuildingsOfUnits
}

/** Returns a building's share of the loans that name it, and of those that name only units, some of which are its own. */
export function debtOfObject(
  loans: readonly OwedLoan[],
  objectId: string,
  { objectValues, unitValues, buildings }: ObjectContext,
): Debt | null {
  return addUp(
    loans,
    loansOfObject(loans, objectId, buildings),
    (amount, { objectIds, unitIds }) => {
      if (objectIds.length > 0) return shareOfSome(amount, objectIds, [objectId], objectValues)
      const units = unitIds.filter((unit) => buildings.get(unit)?.includes(objectId))
      const areSure = units.every((unit) => buildings.get(unit)?.length === 1)
      return areSure ? shareOfSome(amount, unitIds, units, unitValues) : null
    },
  )
}

export function loansOfUnit<Known extends Pick<OwedLoan, 'loan'>>(
  loans: readonly Known[],
  unitId: string,
): Known[] {
  return loans.filter(({ loan }) => isForUnit(loan, unitId))
}

/** Returns the loans for a building, those for its units alone included. */
export function loansOfObject<Known extends Pick<OwedLoan, 'loan'>>(
  loans: readonly Known[],
  objectId: string,
  buildings: BuildingsOfUnits,
): Known[] {
  return loans.filter(({ loan }) => isForObject(loan, objectId, buildings))
}

/** Adds up the shares of some of a customer's loans; each sum is null if any share is unknown. */
function addUp(
  all: readonly OwedLoan[],
  own: readonly OwedLoan[],
  share: (amount: number, loan: Loan) => number | null,
): Debt | null {
  if (all.length === 0) return null
  const shares = new Map(own.map((one) => [one, new Map<number, number | null>()]))
  type AmountOf = (loan: OwedLoan) => number | null | undefined
  const partOf = (one: OwedLoan, amountOf: AmountOf) => {
    const amount = amountOf(one) ?? null
    if (amount === null) return null
    // Most months pay the same.
    const known = shares.get(one)
    const part = known?.get(amount)
    if (part !== undefined) return part
    const shared = share(amount, one.loan)
    known?.set(amount, shared)
    return shared
  }
  const sum = (amountOf: AmountOf) =>
    own.reduce<number | null>((total, one) => {
      const part = partOf(one, amountOf)
      return total === null || part === null ? null : total + part
    }, 0)
  const paid = (of: (loan: OwedLoan) => PaidMonths): PaidTogether => ({
    payments: ofMonths((month) => sum((one) => of(one).payments[month])),
    interest: ofMonths((month) => sum((one) => of(one).interest[month])),
    costs: ofMonths((month) => sum((one) => of(one).interest[month] ?? of(one).payments[month])),
  })
  const lacksMonth = (kind: keyof PaidMonths) => (one: OwedLoan) =>
    one[kind].some((_, month) => partOf(one, (of) => of[kind][month]) === null)
  const titles = (isMeant: (one: OwedLoan) => boolean) =>
    own.filter(isMeant).map(({ loan }) => loanTitle(loan))
  return {
    loans: own.length,
    remaining: sum(({ owed }) => owed.amount),
    days: owedDays(own.map(({ owed }) => owed)),
    ...paid((one) => one),
    before: paid(({ before }) => before),
    unknown: {
      remaining: titles((one) => partOf(one, ({ owed }) => owed.amount) === null),
      payments: titles(lacksMonth('payments')),
      interest: titles(lacksMonth('interest')),
    },
  }
}

function ofMonths(sumOf: (month: number) => number | null): (number | null)[] {
  return Array.from({ length: 12 }, (_, month) => sumOf(month))
}
