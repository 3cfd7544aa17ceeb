import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { expect, it, test } from 'vitest'
import { creditTerms } from '../testing/creditTerms.ts'
import { loanSchedule, type Schedule } from './schedule.ts'
import {
  balanceAt,
  interestAfter,
  lastPayment,
  loanYear,
  loanYears,
  paymentsOfMonth,
} from './sums.ts'

const LOAN = { remainingCredit: 100_000, interestRate: 6 * ONE_PERCENT, payment: 40_000 }

function scheduleOf(loan: Partial<typeof LOAN> = {}): Schedule {
  const terms = creditTerms({ balanceDate: '2025-11-30', disbursementDate: '2025-10-31' })
  const schedule = loanSchedule({ ...LOAN, ...loan }, terms, { importedOn: '2026-11-21' })
  if (!schedule) throw new Error('There is no schedule.')
  return schedule
}

test.each([
  ['2025-10-30', null],
  ['2025-10-31', 139_303],
  ['2025-11-29', 139_303],
  ['2025-11-30', 100_000],
  ['2025-12-30', 100_000],
  ['2025-12-31', 60_500],
  ['2026-02-28', 0],
  ['2099-12-31', 0],
])('the balance at %s is %s', (day, balance) => {
  expect(balanceAt(scheduleOf(), day)).toBe(balance)
})

test.each([
  ['2025-11-29', null],
  ['2025-11-30', 100_000],
  ['2025-12-30', 100_000],
  // What a payment that is too small leaves is not told.
  ['2025-12-31', null],
])('the balance of a loan that never shrinks at %s is %s', (day, balance) => {
  expect(balanceAt(scheduleOf({ payment: 1 }), day)).toBe(balance)
})

it('of a repaid loan is nothing, without payments', () => {
  const repaid = scheduleOf({ remainingCredit: 0 })
  expect(balanceAt(repaid, '2025-11-29')).toBeNull()
  expect(balanceAt(repaid, '2025-11-30')).toBe(0)
  expect(lastPayment(repaid)).toBeNull()
  expect(interestAfter(repaid, '2025-11-30')).toBe(0)
})

it('counts payments to the year of their day', () => {
  expect(loanYears(scheduleOf()).map(({ payments, ...year }) => [year, payments.length])).toEqual([
    [
      { year: 2025, interest: 697 + 500, principal: 39_303 + 39_500, special: 0, balance: 60_500 },
      2,
    ],
    [{ year: 2026, interest: 303 + 104, principal: 60_500, special: 0, balance: 0 }, 2],
  ])
  expect(loanYear(scheduleOf(), 2027)).toBeNull()
  expect(paymentsOfMonth(scheduleOf(), '2026-02')).toMatchObject([
    { due: '2026-02-28', balance: 0 },
  ])
  expect(paymentsOfMonth(scheduleOf(), '2026-03')).toEqual([])
  expect(interestAfter(scheduleOf(), '2026-01-31')).toBe(104)
  expect(lastPayment(scheduleOf())?.due).toBe('2026-02-28')
})
