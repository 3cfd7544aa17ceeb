import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { describe, expect, test } from 'vitest'
import type { CreditTerms } from '../records/creditTerms.ts'
import type { Loan } from '../records/loan.ts'
import { creditTerms } from '../testing/creditTerms.ts'
import { loanRecord } from '../testing/loan.ts'
import { monthlyPayments } from './monthlyPayments.ts'
import { planLoan } from './plan.ts'

/** 100.000,00 € at 6 %: 500,00 € of interest in the first month. */
const LOAN = { remainingCredit: 10_000_000, interestRate: 6 * ONE_PERCENT, payment: 80_000 }
const importedOn = '2026-07-15'
const bullet = { balanceDate: '2025-12-31', repaymentType: 'bullet' } as const

/** Returns the payments of a year as cents, those beyond the schedule in brackets. */
function paid(given: Partial<Loan>, terms: Partial<CreditTerms> | null, year: number) {
  const plan = planLoan(loanRecord({ ...LOAN, ...given }), terms && creditTerms(terms), importedOn)
  return monthlyPayments(plan, year)
    .map(({ amount, isScheduled }) => (isScheduled ? String(amount) : `(${amount})`))
    .join(' ')
}

/** Writes how often an amount is paid, one after the other. */
const months = (...runs: [count: number, amount: string][]) =>
  runs.flatMap(([count, amount]) => Array<string>(count).fill(amount)).join(' ')

describe('a loan that is repaid at maturity', () => {
  test('pays its interest, whatever payment is recorded', () => {
    expect(paid({}, bullet, 2026)).toBe(months([12, '50000']))
    expect(paid({ payment: null }, bullet, 2025)).toBe(months([12, '50000']))
  })

  test.each(['2026-05-15', '2026-05', '2026-05-31'])(
    'pays none after %s, and what it repays is no running payment',
    (maturityDate) => {
      expect(paid({}, { ...bullet, maturityDate }, 2026)).toBe(months([5, '50000'], [7, '0']))
      expect(paid({}, { ...bullet, maturityDate }, 2027)).toBe(months([12, '0']))
    },
  )

  test('pays twice in a month in which it matures after a regular payment', () => {
    const terms = { ...bullet, balanceDate: '2025-12-10', maturityDate: '2026-05-15' }
    expect(paid({}, terms, 2026)).toBe(months([4, '50000'], [1, '100000'], [7, '0']))
  })

  test('pays it also beyond a schedule without maturity, and without the day of the balance', () => {
    expect(paid({}, bullet, 2036)).toBe(months([12, '(50000)']))
    expect(paid({}, { repaymentType: 'bullet' }, 2026)).toBe(months([12, '50000']))
  })

  test('pays what is recorded where the rate is unknown, until maturity', () => {
    const terms = { ...bullet, maturityDate: '2026-05-15' }
    expect(paid({ interestRate: null }, terms, 2026)).toBe(months([5, '(80000)'], [7, '0']))
  })
})

describe('a loan paid out during the year', () => {
  test.each<[string, Partial<CreditTerms>, string]>([
    ['counts whole months', { disbursementDate: '2025-08-20' }, months([8, '0'], [4, '80000'])],
    [
      'with payments in the middle of months',
      { disbursementDate: '2025-08-20', balanceDate: '2025-12-15' },
      months([9, '0'], [3, '80000']),
    ],
    ['after its balance was known', { disbursementDate: '2025-12-31' }, months([12, '0'])],
  ])('%s', (_, terms, expected) => {
    expect(paid({}, { balanceDate: '2025-12-31', ...terms }, 2025)).toBe(expected)
  })

  test('without the day of the balance has what is recorded since', () => {
    const terms = { disbursementDate: '2026-02-10' }
    expect(paid({}, terms, 2026)).toBe(months([2, '0'], [5, '(80000)'], [5, '80000']))
    expect(paid({}, terms, 2025)).toBe(months([12, '0']))
    expect(paid({ interestRate: null }, terms, 2026)).toBe(months([2, '0'], [10, '(80000)']))
  })
})

describe('a loan', () => {
  test('has a last payment with the residue, and none after it', () => {
    const terms = { balanceDate: '2025-12-31' }
    const last = paid({ remainingCredit: 200_000 }, terms, 2026)
    expect(last).toBe(months([2, '80000'], [1, '41813'], [9, '0']))
    expect(paid({ remainingCredit: 0 }, terms, 2026)).toBe(months([12, '0']))
    // How it was repaid is not known.
    expect(paid({ remainingCredit: 0 }, terms, 2025)).toBe(months([12, '(80000)']))
  })

  test('without terms has what is recorded', () => {
    expect(paid({}, null, 2025)).toBe(months([12, '(80000)']))
    expect(paid({}, null, 2026)).toBe(months([7, '(80000)'], [5, '80000']))
    expect(paid({ payment: null }, null, 2026)).toBe(months([12, '(null)']))
  })

  test('pays what is recorded also where that does not cover the interest', () => {
    expect(paid({ payment: 49_999 }, { balanceDate: '2025-12-31' }, 2026)).toBe(
      months([12, '(49999)']),
    )
    expect(paid({ payment: 50_000 }, { balanceDate: '2025-12-31' }, 2026)).toBe(
      months([12, '50000']),
    )
  })
})
