import { periodOf } from '../dates/period.ts'
import { addMonths } from './dueDays.ts'
import { balanceBefore, monthlyInterest } from './interest.ts'
import { type KnownLoan, type Payment, paysInterestAlone } from './payment.ts'

/**
 * Returns the payments up to the day of the known balance, in order of their days: those from which the rule of the schedule
 * gives that balance. The first is for the first whole month after disbursement; if that day is not known, for the January
 * before the year of the balance, so that the interest of that year and the year before can be told.
 *
 * @param disbursement ISO 8601, of any precision
 */
export function calculatedPayments(loan: KnownLoan, disbursement: string | null): Payment[] {
  const { from, rate } = loan
  const isConstant = paysInterestAlone(loan)
  const first = periodOf(disbursement)?.first ?? `${Number(from.slice(0, 4)) - 2}-12-31`
  const payments: Payment[] = []
  let { balance } = loan
  // How a balance of nothing came to be cannot be told, nor one that grew.
  const isKnown = balance > 0 && (isConstant || loan.payment > monthlyInterest(balance, rate))
  while (isKnown) {
    const due = addMonths(from, -payments.length)
    if (addMonths(from, -payments.length - 1) < first) break
    const before = isConstant ? balance : balanceBefore(balance, loan.payment, rate)
    const principal = before - balance
    const payment = isConstant ? monthlyInterest(balance, rate) : loan.payment
    const interest = payment - principal
    const parts = { payment, interest, principal, special: 0, balance }
    payments.push({ due, rate, ...parts, basis: 'calculated' })
    balance = before
  }
  return payments.reverse()
}
