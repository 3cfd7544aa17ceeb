import { periodOf } from '../dates/period.ts'
import { addMonths } from './dueDays.ts'
import { balanceBeforePayment } from './payment.ts'
import type { LoanPlan } from './plan.ts'
import { balanceAt } from './sums.ts'

/** What is owed of a loan. */
export interface Owed {
  /** Cents; null if unknown. */
  readonly amount: number | null
  /** The day, ISO 8601, at whose end that is owed. */
  readonly day: string
}

/**
 * Returns what is owed of a loan: on the day asked about, if terms are recorded whose schedule gives it; otherwise the recorded
 * balance with its own day. Wherever a debt is shown or added up, it is this one.
 */
export function owedOn(plan: LoanPlan, day: string): Owed {
  const amount = plan.terms ? scheduledOn(plan, day) : null
  return amount === null ? recordedDebt(plan) : { amount, day }
}

/** Returns the recorded balance with its day: that of the last import, if the terms state none. */
export function recordedDebt({ loan, terms, importedOn }: LoanPlan): Owed {
  const day = periodOf(terms?.balanceDate ?? null)?.last ?? importedOn
  return { amount: loan.remainingCredit, day }
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
export interface OwedDays {
  readonly oldest: string
  readonly newest: string
}

/** Returns the days of debts; null without any. */
export function owedDays(debts: readonly Owed[]): OwedDays | null {
  const days = debts.map(({ day }) => day).toSorted()
  const [oldest, newest] = [days.at(0), days.at(-1)]
  return oldest === undefined || newest === undefined ? null : { oldest, newest }
}
