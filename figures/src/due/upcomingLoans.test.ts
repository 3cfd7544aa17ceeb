import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { describe, expect, it } from 'vitest'
import { type LoanPlan, planLoans } from '../loans/plan.ts'
import type { CreditTerms } from '../records/creditTerms.ts'
import { type Loan, readLoan } from '../records/loan.ts'
import { creditTerms } from '../testing/creditTerms.ts'
import { record } from '../testing/record.ts'
import { upcomingDates } from './upcoming.ts'

const TODAY = '2026-11-21'

function datesOf(loans: readonly LoanPlan[]) {
  return upcomingDates({ units: [], objects: [], loans, cappedPlaces: [] }, TODAY)
}

describe('a loan', () => {
  const loan = readLoan(
    record(creditFields, {
      creditid: 'D1',
      street: 'Weg',
      number: '3',
      interestrate: '2,00%',
      monthlypayment: '1.000,00',
      remainingcredit: '100.000,00',
    }),
  )
  const datesWith = (terms: Partial<CreditTerms>, given: Partial<Loan> = {}) =>
    datesOf(
      planLoans(
        [{ ...loan, ...given }],
        [creditTerms({ balanceDate: '2026-10-31', ...terms })],
        TODAY,
      ),
    ).map(({ kind, date }) => [kind, date])

  it.each<[string, Partial<CreditTerms>, Partial<Loan>, unknown[]]>([
    ['without dates', {}, {}, []],
    [
      'fixed for less than a year',
      { fixedInterestUntil: '2027-07-28' },
      {},
      [['fixedInterestEnd', '2027-07-28']],
    ],
    ['fixed until today', { fixedInterestUntil: TODAY }, {}, [['fixedInterestEnd', TODAY]]],
    ['no longer fixed', { fixedInterestUntil: '2026-11-20' }, {}, []],
    ['fixed for a year', { fixedInterestUntil: '2027-11-21' }, {}, [['interestComparison', TODAY]]],
    [
      'fixed for more than a year',
      { fixedInterestUntil: '2028-02-29' },
      {},
      [['interestComparison', '2027-02-28']],
    ],
    [
      'fixed until a month',
      { fixedInterestUntil: '2028-03' },
      {},
      [['interestComparison', '2027-03']],
    ],
    ['fixed for two years', { fixedInterestUntil: '2028-11-21' }, {}, []],
    ['of ten years ago', { disbursementDate: '2016-11-21' }, {}, [['noticeAfterTenYears', TODAY]]],
    [
      'of ten years ago, fixed for ten years',
      { disbursementDate: '2017-07-28', fixedInterestUntil: '2027-07-28' },
      {},
      [['fixedInterestEnd', '2027-07-28']],
    ],
    [
      'of eleven years ago, still fixed',
      { disbursementDate: '2015-11-21', fixedInterestUntil: '2030-06-30' },
      {},
      [['noticeAfterTenYears', '2025-11-21']],
    ],
    ['of eleven years ago', { disbursementDate: '2015-11-21' }, {}, []],
    ['soon paid off', {}, { remainingCredit: 99_000 }, [['loanRepaid', '2026-11-30']]],
    [
      'soon due',
      { repaymentType: 'bullet', maturityDate: '2027-02-15' },
      {},
      [['loanMaturity', '2027-02-15']],
    ],
    [
      'due on an agreed day, though that of its balance is unknown',
      { repaymentType: 'bullet', maturityDate: '2027-02', balanceDate: null },
      {},
      [['loanMaturity', '2027-02']],
    ],
    ['soon paid off, as an estimate', { balanceDate: null }, { remainingCredit: 99_000 }, []],
    [
      'paid off before its fixed interest ends',
      { fixedInterestUntil: '2027-07-28', disbursementDate: '2017-07-28' },
      { remainingCredit: 99_000 },
      [['loanRepaid', '2026-11-30']],
    ],
    [
      'whose payment does not cover its interest',
      { fixedInterestUntil: '2027-07-28' },
      { payment: 1 },
      [['fixedInterestEnd', '2027-07-28']],
    ],
    ['that is repaid', { fixedInterestUntil: '2027-07-28' }, { remainingCredit: 0 }, []],
  ])('%s', (_, terms, given, dates) => {
    expect(datesWith(terms, given)).toEqual(dates)
  })

  it('is named by its address and id', () => {
    const terms = [creditTerms({ fixedInterestUntil: '2027-07-28' })]
    expect(datesOf(planLoans([loan], terms, TODAY))[0]?.subject).toEqual({
      kind: 'loan',
      id: 'D1',
      label: 'Weg 3, Kredit D1',
    })
    expect(datesOf(planLoans([{ ...loan, address: '' }], terms, TODAY))[0]?.subject.label).toBe(
      'Kredit D1',
    )
    expect(datesOf(planLoans([{ ...loan, loanId: 'D2' }], terms, TODAY))).toEqual([])
  })
})
