import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import type { LoanRecord } from '@hausblick/contract/rows/credit.ts'
import type { LoanTermsRecord } from '@hausblick/contract/rows/creditTerms.ts'
import { monthlyPayments } from '../loans/monthlyPayments.ts'
import { owedOn } from '../loans/owed.ts'
import { type LoanPlan, planLoans } from '../loans/plan.ts'
import { loanTitle } from '../loans.ts'
import { readCreditTerms } from '../records/creditTerms.ts'
import { type Loan, readLoan } from '../records/loan.ts'

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
}

interface LoanSources {
  readonly loans: readonly LoanRecord[]
  readonly terms: readonly LoanTermsRecord[]
  readonly year: number
  /** The day on which the report is made, ISO 8601. */
  readonly today: string
  /** The day, ISO 8601, from which a loan without the day of its balance is estimated. */
  readonly importedOn: string
}

/**
 * One basis point of an interest rate. Reports waiting for release may have been written, or may be read, by programs that
 * know no finer unit.
 */
const BASIS_POINT = ONE_PERCENT / 100

/** The labels of buildings and units by their ids. */
type Labels = Readonly<Record<'objects' | 'units', ReadonlyMap<string, string>>>

export function reportLoans(
  { loans, terms, year, today, importedOn }: LoanSources,
  labels: Labels,
): ReportLoan[] {
  const finances = ({ objectIds, unitIds }: Loan) => [
    ...objectIds.map((id) => labels.objects.get(id) ?? id),
    ...unitIds.map((id) => labels.units.get(id) ?? id),
  ]
  const plans = planLoans(loans.map(readLoan), terms.map(readCreditTerms), importedOn)
  return plans.map((plan) => ({
    id: plan.loan.loanId,
    title: loanTitle(plan.loan),
    lender: plan.terms?.lender ?? '',
    contractNumber: plan.terms?.contractNumber ?? '',
    finances: finances(plan.loan),
    interestRate: plan.loan.interestRate && plan.loan.interestRate / BASIS_POINT,
    payment: plan.loan.payment,
    remainingCredit: plan.loan.remainingCredit,
    ...yearOfLoan(plan, year, today),
  }))
}

function yearOfLoan(plan: LoanPlan, year: number, today: string): YearOfLoan {
  const end = `${year}-12-31`
  const { amount: balance, day: balanceDay } = owedOn(plan, today < end ? today : end)
  const months = monthlyPayments(plan, year)
  if (plan.schedule === null || !months.every(({ isScheduled }) => isScheduled)) {
    const basis = balance === null ? null : 'recorded'
    return { interest: null, principal: null, balance, balanceDay, basis }
  }
  const payments = months.flatMap(({ scheduled }) => scheduled)
  const sum = (part: 'interest' | 'principal') =>
    payments.reduce((total, payment) => total + payment[part], 0)
  const has = (basis: string) => payments.some((payment) => payment.basis === basis)
  const known = has('calculated') ? 'calculated' : 'terms'
  const basis = plan.schedule.isEstimate || has('scenario') ? 'estimate' : known
  return { interest: sum('interest'), principal: sum('principal'), balance, balanceDay, basis }
}
