import { addMonths } from './dueDays.ts'
import { balanceBeforePayment, type Payment } from './payment.ts'
import type { Schedule } from './schedule.ts'

/** The payments of a calendar year, each counted to the year of its day; amounts in cents. */
export interface LoanYear {
  readonly year: number
  readonly interest: number
  readonly principal: number
  readonly special: number
  /** What is owed after the year's last payment. */
  readonly balance: number
  readonly payments: readonly Payment[]
}

export function loanYears({ payments }: Schedule): LoanYear[] {
  return [...Map.groupBy(payments, ({ due }) => Number(due.slice(0, 4)))].map(([year, within]) => ({
    year,
    interest: sumOf(within, 'interest'),
    principal: sumOf(within, 'principal'),
    special: sumOf(within, 'special'),
    balance: within.at(-1)?.balance ?? 0,
    payments: within,
  }))
}

/** Returns one year of a schedule; null if it has no payment in that year. */
export function loanYear(schedule: Schedule, year: number): LoanYear | null {
  return loanYears(schedule).find((one) => one.year === year) ?? null
}

/** Returns the payments of a month (`2026-06`): two if a loan matures after the regular one. */
export function paymentsOfMonth({ payments }: Schedule, month: string): Payment[] {
  return payments.filter(({ due }) => due.startsWith(month))
}

/**
 * Returns the balance at the end of a day (ISO 8601), in cents. Null before the first known month, and, for a schedule that
 * never repays the loan, after its last payment.
 */
export function balanceAt({ from, balance, payments, end }: Schedule, day: string): number | null {
  const calculated = payments.filter(({ basis }) => basis === 'calculated').length
  if (day < addMonths(from, -calculated)) return null
  const isOpen = end === 'belowInterest' || end === 'tooLong'
  if (isOpen && day >= addMonths(from, payments.length - calculated + 1)) return null
  const following = payments.find(({ due }) => due > day)
  if (following) return balanceBeforePayment(following)
  return payments.at(-1)?.balance ?? balance
}

/** Returns the interest of the payments after a day (ISO 8601), in cents; null if the loan is not repaid by them. */
export function interestAfter({ payments, end }: Schedule, day: string): number | null {
  if (end !== 'repaid') return null
  return sumOf(
    payments.filter(({ due }) => due > day),
    'interest',
  )
}

/** Returns the payment with which the loan is repaid; null if it is not, or was on the day of the known balance. */
export function lastPayment({ payments, end, balance }: Schedule): Payment | null {
  return end === 'repaid' && balance > 0 ? (payments.at(-1) ?? null) : null
}

function sumOf(payments: readonly Payment[], part: 'interest' | 'principal' | 'special'): number {
  return payments.reduce((sum, payment) => sum + payment[part], 0)
}
