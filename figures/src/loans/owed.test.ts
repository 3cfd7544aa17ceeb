import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { describe, expect, test } from 'vitest'
import type { CreditTerms } from '../records/creditTerms.ts'
import type { Loan } from '../records/loan.ts'
import { creditTerms } from '../testing/creditTerms.ts'
import { loanRecord } from '../testing/loan.ts'
import { owedDays, owedOn, recordedDebt } from './owed.ts'
import { planLoan } from './plan.ts'

const LOAN = { remainingCredit: 100_000, interestRate: 6 * ONE_PERCENT, payment: 40_000 }
const importedOn = '2026-11-21'
const since2025 = { balanceDate: '2025-12-31', disbursementDate: '2025-10-31' }

function owed(given: Partial<Loan>, terms: Partial<CreditTerms> | null, day: string) {
  const plan = planLoan(loanRecord({ ...LOAN, ...given }), terms && creditTerms(terms), importedOn)
  return owedOn(plan, day)
}

describe('by the schedule', () => {
  test('says from when on it rests on a rate that nobody agreed', () => {
    const until = { ...since2025, fixedInterestUntil: '2026-01-31' }
    expect(owed({}, until, '2026-02-27').isScenario).toBe(false)
    expect(owed({}, until, '2026-02-28').isScenario).toBe(true)
    expect(owed({ interestRate: null }, until, '2026-02-28').isScenario).toBe(false)
  })

  test.each([
    ['2026-01-30', 100_000],
    ['2026-01-31', 60_500],
    // Repaid.
    ['2026-04-01', 0],
    // Two whole months after disbursement.
    ['2025-10-31', 178_411],
    // Not paid out.
    ['2025-10-30', 0],
    ['2020-01-01', 0],
  ])('on %s %d cents are owed', (day, amount) => {
    expect(owed({}, since2025, day)).toMatchObject({ amount, day })
  })

  test('nothing is repaid between disbursement and the first whole month', () => {
    const terms = { balanceDate: '2025-12-31', disbursementDate: '2025-10-15' }
    expect(owed({}, terms, '2025-10-20').amount).toBe(owed({}, terms, '2025-10-31').amount)
    const fresh = { balanceDate: '2025-12-31', disbursementDate: '2025-12-10' }
    expect(owed({}, fresh, '2025-12-15')).toMatchObject({ amount: 100_000, day: '2025-12-15' })
    expect(owed({}, fresh, '2025-12-09').amount).toBe(0)
  })

  test('it is that from the day of the import if terms do not state the day of the balance', () => {
    expect(owed({}, {}, '2026-12-21')).toMatchObject({ amount: 60_500, day: '2026-12-21' })
  })
})

describe('as recorded, with its own day', () => {
  test.each<[string, Partial<Loan>, Partial<CreditTerms> | null, string]>([
    ['without terms', {}, null, importedOn],
    ['without a rate', { interestRate: null }, since2025, '2025-12-31'],
    ['without a payment', { payment: null }, { balanceDate: '2025-12' }, '2025-12-31'],
    ['without a payment or a day', { payment: null }, {}, importedOn],
    ['if the payment is less than the interest', { payment: 499 }, since2025, '2025-12-31'],
    ['of a debt below zero', { remainingCredit: -5 }, since2025, '2025-12-31'],
    ['of an unknown debt', { remainingCredit: null }, since2025, '2025-12-31'],
  ])('%s', (_, given, terms, day) => {
    const { remainingCredit: amount } = { ...LOAN, ...given }
    expect(owed(given, terms, '2026-11-24')).toMatchObject({ amount, day })
  })

  test('before what can be worked back, also of a loan that is repaid', () => {
    expect(owed({}, { balanceDate: '2025-12-31' }, '2020-06-30').day).toBe('2025-12-31')
    expect(owed({ remainingCredit: 0 }, since2025, '2025-11-15')).toMatchObject({
      amount: 0,
      day: '2025-12-31',
    })
  })

  test('is what was recorded, whatever the schedule gives', () => {
    const plan = planLoan(loanRecord(LOAN), creditTerms(since2025), importedOn)
    expect(recordedDebt(plan)).toMatchObject({ amount: 100_000, day: '2025-12-31' })
  })
})

test('the days of debts reach from the oldest to the newest', () => {
  const days = ['2026-01-02', '2025-12-31', '2026-11-24']
  expect(
    owedDays(days.map((day) => ({ amount: 1, day, isScenario: day === '2026-01-02' }))),
  ).toEqual({
    oldest: '2025-12-31',
    newest: '2026-11-24',
    hasScenario: true,
  })
  expect(owedDays([])).toBeNull()
})
