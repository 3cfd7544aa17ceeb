import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import type { LoanRecord } from '@hausblick/contract/rows/credit.ts'
import type { LoanTermsRecord } from '@hausblick/contract/rows/creditTerms.ts'
import { periodOf } from '../dates/period.ts'
import { addMonths } from '../loans/dueDays.ts'
import { loanSchedule, type Schedule } from '../loans/schedule.ts'
import { balanceAt, loanYear } from '../loans/sums.ts'
import { loanTitle, uniqueLoans } from '../loans.ts'
import { type CreditTerms, readCreditTerms } from '../records/creditTerms.ts'
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

/** What of a loan belongs to a year. All is null where its payments of the whole year cannot be told. */
interface YearOfLoan {
  /** The interest paid in the year. */
  readonly interest: number | null
  /** What was repaid in the year. */
  readonly principal: number | null
  /** What is owed at the end of the year. */
  readonly balance: number | null
  /** `calculated`: worked backwards from a later balance; `estimate`: from the day of the import, or at an assumed rate. */
  readonly basis: 'terms' | 'calculated' | 'estimate' | null
}

interface LoanSources {
  readonly loans: readonly LoanRecord[]
  readonly terms: readonly LoanTermsRecord[]
  readonly year: number
  /** The day, ISO 8601, from which a loan without the day of its balance is estimated. */
  readonly importedOn: string
}

/** A basis point of a rate. Reports waiting for release may come from programs that knew no finer unit, or be read by them. */
const BASIS_POINT = ONE_PERCENT / 100

/** The labels of buildings and units by their ids. */
type Labels = Readonly<Record<'objects' | 'units', ReadonlyMap<string, string>>>

export function reportLoans(
  { loans, terms, year, importedOn }: LoanSources,
  labels: Labels,
): ReportLoan[] {
  const termsById = new Map(terms.map(readCreditTerms).map((known) => [known.loanId, known]))
  const finances = ({ objectIds, unitIds }: Loan) => [
    ...objectIds.map((id) => labels.objects.get(id) ?? id),
    ...unitIds.map((id) => labels.units.get(id) ?? id),
  ]
  return uniqueLoans(loans.map(readLoan)).map((loan) => {
    const known = termsById.get(loan.loanId) ?? null
    return {
      id: loan.loanId,
      title: loanTitle(loan),
      lender: known?.lender ?? '',
      contractNumber: known?.contractNumber ?? '',
      finances: finances(loan),
      interestRate: loan.interestRate && loan.interestRate / BASIS_POINT,
      payment: loan.payment,
      remainingCredit: loan.remainingCredit,
      ...yearOfLoan(loanSchedule(loan, known, { importedOn }), known, year),
    }
  })
}

const UNKNOWN: YearOfLoan = { interest: null, principal: null, balance: null, basis: null }

function yearOfLoan(
  schedule: Schedule | null,
  terms: CreditTerms | null,
  year: number,
): YearOfLoan {
  if (schedule === null) return UNKNOWN
  const balance = balanceAt(schedule, `${year}-12-31`)
  if (balance === null || !coversYear(schedule, terms, year)) return UNKNOWN
  const { interest, principal, special, payments } = loanYear(schedule, year) ?? REPAID
  const has = (basis: string) => payments.some((payment) => payment.basis === basis)
  const known = has('calculated') ? 'calculated' : 'terms'
  const basis = schedule.isEstimate || has('scenario') ? 'estimate' : known
  return { interest, principal: principal + special, balance, basis }
}

/** A year after the last payment. */
const REPAID = { interest: 0, principal: 0, special: 0, payments: [] }

/** Whether a schedule has every payment of a year, unless the loan was paid out or repaid during it. */
function coversYear(
  { payments: [first], from }: Schedule,
  terms: CreditTerms | null,
  year: number,
): boolean {
  if (first === undefined) return from < `${year}`
  if (first.due < `${year}-02`) return true
  const disbursed = periodOf(terms?.disbursementDate ?? null)?.first
  // The first payment is for the first whole month after disbursement.
  return disbursed !== undefined && disbursed >= `${year}` && addMonths(first.due, -2) < disbursed
}
