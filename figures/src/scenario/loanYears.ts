import { periodOf } from '../dates/period.ts'
import { monthlyInterest } from '../loans/interest.ts'
import type { LoanPlan } from '../loans/plan.ts'
import { loanSchedule, missingForSchedule, type Schedule } from '../loans/schedule.ts'
import type { SpecialRepayment } from '../loans/specialRepayment.ts'
import { balanceAt } from '../loans/sums.ts'

/** What is paid for loans in a year, in cents; null if unknown. */
export interface LoanYear {
  readonly interest: number | null
  /** What payments repay. */
  readonly principal: number | null
  /** What repays a loan at maturity in one sum, which is no running payment. */
  readonly matured: number | null
  /** What is repaid beside the payments. */
  readonly special: number | null
  /** What is repaid from a sale at the end of the year. */
  readonly redeemed: number | null
  /** What is owed at the end of the year. */
  readonly debt: number | null
}

/** A loan whose debt stays as recorded, since its schedule does not tell of all years. */
export interface FrozenLoan {
  readonly loanId: string
  /** What a schedule lacks; `cover` if the payment does not cover the interest. */
  readonly lacks: readonly ('balance' | 'rate' | 'payment' | 'cover')[]
}

/** A payment that is set anew after the fixed interest, since the old one does not cover the new interest. */
export interface RenewedLoan {
  readonly loanId: string
  /** The day of the first such payment, ISO 8601. */
  readonly due: string
  /** Cents a month. */
  readonly payment: number
}

export interface ProjectedLoan {
  readonly years: readonly LoanYear[]
  readonly frozen: FrozenLoan | null
  readonly renewed: RenewedLoan | null
}

interface Assumed {
  readonly rate: number | null
  readonly repayment: number | null
  readonly special: SpecialRepayment | null
  /** The year at whose end it is repaid from a sale; null if it is not. */
  readonly redeemedIn: number | null
}

export const noLoanYear: LoanYear = {
  interest: 0,
  principal: 0,
  matured: 0,
  special: 0,
  redeemed: 0,
  debt: 0,
}

/**
 * Returns what is paid for a loan in each year, by its schedule: each payment counts to the year of its day. What is owed of a
 * loan without one stays as recorded, and all that is paid for it counts as interest.
 */
export function projectLoan(
  plan: LoanPlan,
  years: readonly number[],
  { rate, repayment, special, redeemedIn }: Assumed,
): ProjectedLoan {
  const { loan, terms, importedOn } = plan
  const { loanId } = loan
  if (loan.remainingCredit === 0)
    return { years: years.map(() => noLoanYear), frozen: null, renewed: null }
  const until = `${years.at(-1)}-12-31`
  const renewal = { repayment, payments: paymentsOf(plan) }
  const assumed = { importedOn, scenarioRate: rate, special, until, renewal }
  const schedule = loanSchedule(loan, terms, assumed)
  const balances = years.map((year) => schedule && balanceAt(schedule, `${year}-12-31`))
  const isFrozen = balances.includes(null)
  const still = frozenYear(plan)
  const isBullet = terms?.repaymentType === 'bullet'
  const ofYear = (year: number, balance: number | null): LoanYear => {
    if (schedule === null || isFrozen || balance === null) return still
    const within = schedule.payments.filter(({ due }) => due.startsWith(`${year}-`))
    const sum = (part: 'interest' | 'principal' | 'special') =>
      within.reduce((total, payment) => total + payment[part], 0)
    const principal = sum('principal')
    return {
      interest: sum('interest'),
      principal: isBullet ? 0 : principal,
      matured: isBullet ? principal : 0,
      special: sum('special'),
      redeemed: 0,
      debt: balance,
    }
  }
  const lacks = missingForSchedule(loan, terms)
  return {
    years: years.map((year, index) => {
      if (redeemedIn !== null && year > redeemedIn) return noLoanYear
      const paid = ofYear(year, balances[index] ?? null)
      return year === redeemedIn ? { ...paid, redeemed: paid.debt, debt: 0 } : paid
    }),
    frozen: isFrozen ? { loanId, lacks: lacks.length > 0 ? lacks : ['cover'] } : null,
    renewed: isFrozen || isBullet ? null : findRenewed(plan, schedule, until),
  }
}

/** Returns the number of payments with which the old payment would have repaid the loan, as far as that is known. */
function paymentsOf({ loan: { yearsRemaining }, schedule }: LoanPlan): number | null {
  if (schedule?.end === 'repaid')
    return schedule.payments.filter(({ basis }) => basis !== 'calculated').length
  // Years are recorded in tenths.
  return yearsRemaining === null ? null : Math.round((yearsRemaining * 12) / 10)
}

function frozenYear({ loan, schedule }: LoanPlan): LoanYear {
  const { remainingCredit: balance, interestRate: rate, payment } = loan
  const monthly =
    payment ?? (balance !== null && rate !== null ? monthlyInterest(balance, rate) : null)
  const interest = monthly === null ? null : 12 * monthly
  const debt = schedule?.balance ?? balance
  return { ...noLoanYear, interest, principal: interest === null ? null : 0, debt }
}

/** Returns the first payment by a day that is set anew: no other is higher than the old one. */
function findRenewed(
  { loan, terms }: LoanPlan,
  schedule: Schedule | null,
  until: string,
): RenewedLoan | null {
  const fixedUntil = periodOf(terms?.fixedInterestUntil ?? null)?.last ?? ''
  const first = schedule?.payments.find(
    ({ due, payment }) => due > fixedUntil && payment > (loan.payment ?? 0),
  )
  return first && first.due <= until
    ? { loanId: loan.loanId, due: first.due, payment: first.payment }
    : null
}
