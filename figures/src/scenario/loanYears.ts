import type { LoanPlan } from '../loans/plan.ts'
import { loanSchedule } from '../loans/schedule.ts'
import type { SpecialRepayment } from '../loans/specialRepayment.ts'
import { balanceAt } from '../loans/sums.ts'

/** What is paid for loans in a year, in cents. */
export interface LoanYear {
  readonly interest: number
  /** What payments repay. */
  readonly principal: number
  /** What repays a loan at maturity in one sum, which is no running payment. */
  readonly matured: number
  /** What is repaid beside the payments. */
  readonly special: number
  /** What is repaid from a sale at the end of the year. */
  readonly redeemed: number
  /** What is owed at the end of the year. */
  readonly debt: number
}

interface Assumed {
  readonly rate: number | null
  readonly special: SpecialRepayment | null
  /** The year at whose end it is repaid from a sale; null if it is not. */
  readonly redeemedIn: number | null
}

const nothing: LoanYear = {
  interest: 0,
  principal: 0,
  matured: 0,
  special: 0,
  redeemed: 0,
  debt: 0,
}

/**
 * Returns what is paid for a loan in each year, by its schedule: each payment counts to the year of its day. Null for years of
 * which the schedule does not tell, and for all if there is none.
 */
export function projectLoan(
  { loan, terms, importedOn }: LoanPlan,
  years: readonly number[],
  { rate, special, redeemedIn }: Assumed,
): (LoanYear | null)[] {
  if (loan.remainingCredit === 0) return years.map(() => nothing)
  const until = `${years.at(-1)}-12-31`
  const schedule = loanSchedule(loan, terms, { importedOn, scenarioRate: rate, special, until })
  const isBullet = terms?.repaymentType === 'bullet'
  return years.map((year) => {
    if (redeemedIn !== null && year > redeemedIn) return nothing
    const balance = schedule && balanceAt(schedule, `${year}-12-31`)
    if (schedule === null || balance === null) return null
    const within = schedule.payments.filter(({ due }) => due.startsWith(`${year}-`))
    const sum = (part: 'interest' | 'principal' | 'special') =>
      within.reduce((total, payment) => total + payment[part], 0)
    const principal = sum('principal')
    const isRedeemed = year === redeemedIn
    return {
      interest: sum('interest'),
      principal: isBullet ? 0 : principal,
      matured: isBullet ? principal : 0,
      special: sum('special'),
      redeemed: isRedeemed ? balance : 0,
      debt: isRedeemed ? 0 : balance,
    }
  })
}
