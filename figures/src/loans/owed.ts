import { periodOf } from '../dates/period.ts'
import { addMonths } from './dueDays.ts'
import { balanceBeforePayment } from './payment.ts'
import type { LoanPlan } from './plan.ts'
import { balanceAt } from './sums.ts'

export interface Owed {
  /** Cents; null if unknown. */
  readonly amount: number | null
  /** The day, ISO 8601, at whose end that is owed. */
  readonly day: string
  /** Whether it rests on an assumed rate after the fixed interest. */
  readonly isScenario: boolean
}

/**
 * Returns what is owed of a loan: on the day asked about, if terms are recorded whose schedule gives it; otherwise the recorded
 * balance with its own day. Wherever a debt is shown or added up, it is this one.
 */
export function owedOn(plan: LoanPlan, day: string): Owed {
  const amount = plan.terms ? scheduledOn(plan, day) : null
  if (amount === null) return recordedDebt(plan)
  const before = plan.schedule?.payments.findLast(({ due }) => due <= day)
  return { amount, day, isScenario: before?.basis === 'scenario' }
}

/** Returns the day of a year's debts: its last or, before it is over, today (ISO 8601). */
export function dayOfDebts({ year, today }: { readonly year: number; readonly today: string }) {
  const end = `${year}-12-31`
  return today < end ? today : end
}

/** Returns the recorded balance with its day: that of the last import, if the terms state none. */
export function recordedDebt({ loan, terms, importedOn }: LoanPlan): Owed {
  const day = periodOf(terms?.balanceDate ?? null)?.last ?? importedOn
  return { amount: loan.remainingCredit, day, isScenario: false }
}

function scheduledOn({ schedule, terms }: LoanPlan, day: string): number | null {
  if (!schedule) return null
  const balance = balanceAt(schedule, day)
  const disbursed = periodOf(terms?.disbursementDate ?? null)?.first
  if (balance !== null || disbursed === undefined || day >= schedule.from) return balance
  if (day < disbursed) return 0
  // Before the first whole month, nothing has been repaid.
  const [first] = schedule.payments
  if (first?.basis === 'calculated') return balanceBeforePayment(first)
  return addMonths(schedule.from, -1) < disbursed ? schedule.balance : null
}

/** From when to when the debts of a sum date, ISO 8601. */
export interface DebtPeriod {
  readonly oldest: string
  readonly newest: string
}

/** Returns the period of the days of debts; null without any. */
export function debtPeriod(days: readonly string[]): DebtPeriod | null {
  const sorted = days.toSorted()
  const [oldest, newest] = [sorted.at(0), sorted.at(-1)]
  return oldest === undefined || newest === undefined ? null : { oldest, newest }
}

/** What must be said with a sum of debts. */
export interface OwedDays extends DebtPeriod {
  /** Whether any of them rests on an assumed rate. */
  readonly hasScenario: boolean
}

/** Returns what must be said with a sum of debts; null without any. */
export function owedDays(debts: readonly Owed[]): OwedDays | null {
  const period = debtPeriod(debts.map(({ day }) => day))
  return period && { ...period, hasScenario: debts.some(({ isScenario }) => isScenario) }
}
