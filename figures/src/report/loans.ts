import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { monthlyPayments } from '../loans/monthlyPayments.ts'
import { type DebtPeriod, dayOfDebts, debtPeriod, owedOn } from '../loans/owed.ts'
import type { LoanPlan } from '../loans/plan.ts'
import { loanTitle } from '../loans.ts'
import type { Loan } from '../records/loan.ts'
import { addKnown } from './cashFlow.ts'

/** What a report says of a loan, in cents and basis points; null if unknown. */
export interface ReportLoan extends YearOfLoan {
  readonly id: string
  /** The address line; the name if there is none. */
  readonly title: string
  /** Empty if unknown. */
  readonly lender: string
  /** Empty if unknown. */
  readonly contractNumber: string
  /** The labels of the buildings and units that it finances. */
  readonly finances: readonly string[]
  /** Fractions of a basis point included. */
  readonly interestRate: number | null
  /** The payment of a month. */
  readonly payment: number | null
  /** What the operator recorded as owed, at the time of the last import. */
  readonly remainingCredit: number | null
}

/** What is paid for a loan in a month, in cents. */
export interface LoanMonth {
  readonly interest: number
  readonly principal: number
}

/** What of a loan belongs to a year. */
interface YearOfLoan {
  /** The interest of the year's payments; null where they cannot all be told, like what they repaid. */
  readonly interest: number | null
  /** What was repaid in the year. */
  readonly principal: number | null
  /** What is owed. */
  readonly balance: number | null
  /**
   * The day, ISO 8601, of that balance: the last of the year or, before it is over, the day on which the report is made. What is
   * only recorded has its own day.
   */
  readonly balanceDay: string
  /**
   * `calculated`: worked backwards from a later balance; `estimate`: from the day of the import, or at an assumed rate;
   * `recorded`: nothing can be told but the recorded balance. Null if not even that is known.
   */
  readonly basis: 'terms' | 'calculated' | 'estimate' | 'recorded' | null
  /** January first; null where the year's cannot all be told. Absent in reports made by earlier releases. */
  readonly months?: readonly LoanMonth[] | null
}

/** The year that is told of loans, and the day on which it is. */
interface Told {
  readonly year: number
  /** The day on which the report is made, ISO 8601. */
  readonly today: string
}

/** The sums of loans in cents. */
export interface LoanSums {
  readonly interest: number | null
  readonly principal: number | null
  /** What is owed of the loans of which that is known. */
  readonly balance: number | null
  /** From when to when these balances date; null without any. */
  readonly balanceDays: DebtPeriod | null
}

/**
 * One basis point of an interest rate. Reports waiting for release may have been written, or may be read, by programs that
 * know no finer unit.
 */
const BASIS_POINT = ONE_PERCENT / 100

/** The labels of buildings and units by their ids. */
type Labels = Readonly<Record<'objects' | 'units', ReadonlyMap<string, string>>>

export function reportLoans(plans: readonly LoanPlan[], told: Told, labels: Labels): ReportLoan[] {
  const finances = ({ objectIds, unitIds }: Loan) => [
    ...objectIds.map((id) => labels.objects.get(id) ?? id),
    ...unitIds.map((id) => labels.units.get(id) ?? id),
  ]
  return plans.map((plan) => ({
    id: plan.loan.loanId,
    title: loanTitle(plan.loan),
    lender: plan.terms?.lender ?? '',
    contractNumber: plan.terms?.contractNumber ?? '',
    finances: finances(plan.loan),
    interestRate: plan.loan.interestRate && plan.loan.interestRate / BASIS_POINT,
    payment: plan.loan.payment,
    remainingCredit: plan.loan.remainingCredit,
    ...yearOfLoan(plan, told),
  }))
}

export function yearsOfLoans(plans: readonly LoanPlan[], told: Told): YearOfLoan[] {
  return plans.map((plan) => yearOfLoan(plan, told))
}

export function sumLoans(loans: readonly YearOfLoan[]): LoanSums {
  return {
    interest: addKnown(loans.map(({ interest }) => interest)),
    principal: addKnown(loans.map(({ principal }) => principal)),
    balance: addKnown(loans.map(({ balance }) => balance)),
    balanceDays: debtPeriod(
      loans.flatMap(({ balance, balanceDay }) => (balance === null ? [] : balanceDay)),
    ),
  }
}

function yearOfLoan(plan: LoanPlan, { year, today }: Told): YearOfLoan {
  const { amount: balance, day: balanceDay } = owedOn(plan, dayOfDebts({ year, today }))
  const months = monthlyPayments(plan, year)
  if (plan.schedule === null || !months.every(({ isScheduled }) => isScheduled)) {
    const basis = balance === null ? null : 'recorded'
    return { interest: null, principal: null, balance, balanceDay, basis, months: null }
  }
  const payments = months.flatMap(({ scheduled }) => scheduled)
  const paid: LoanMonth[] = months.map(({ scheduled }) => ({
    interest: sumOf(scheduled, 'interest'),
    principal: sumOf(scheduled, 'principal'),
  }))
  const has = (basis: string) => payments.some((payment) => payment.basis === basis)
  const known = has('calculated') ? 'calculated' : 'terms'
  const basis = plan.schedule.isEstimate || has('scenario') ? 'estimate' : known
  const [interest, principal] = [sumOf(paid, 'interest'), sumOf(paid, 'principal')]
  return { interest, principal, balance, balanceDay, basis, months: paid }
}

function sumOf(payments: readonly LoanMonth[], part: keyof LoanMonth): number {
  return payments.reduce((total, payment) => total + payment[part], 0)
}
