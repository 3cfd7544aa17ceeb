import { interestRate, ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { expect, test } from 'vitest'
import { creditTerms } from '../testing/creditTerms.ts'
import { loanSchedule } from './schedule.ts'
import { interestAfter, loanYear } from './sums.ts'

const importedOn = '2026-11-21'
const terms = creditTerms({ balanceDate: '2025-12-31', disbursementDate: '2025-12-31' })

test.each([
  ['3,675%', 234, 84_849, 903_755, 24_103_755, 10_034_849],
  ['3,68%', 234, 106_838, 905_005, 24_105_005, 10_056_838],
  ['1,125%', 182, 46_607, 273_395, 23_473_395, 2_196_607],
  ['2,4375%', 204, 102_249, 595_983, 23_795_983, 5_552_249],
])(
  'of € 250.000 at %s and € 1.500 a month: %d payments, the last of %d cents; interest and balance of the first year %d and %d; interest of all %d',
  (written, count, last, interest, balance, all) => {
    const loan = {
      remainingCredit: 25_000_000,
      interestRate: interestRate.read(written),
      payment: 150_000,
    }
    const schedule = loanSchedule(loan, terms, { importedOn }) ?? expect.fail()
    const year = loanYear(schedule, 2026)
    expect([
      schedule.payments.length,
      schedule.payments.at(-1)?.payment,
      year?.interest,
      year?.balance,
      interestAfter(schedule, '2025-12-31'),
    ]).toEqual([count, last, interest, balance, all])
  },
)

test('a payment has the rate of its interest, whatever follows the fixed interest', () => {
  const loan = { remainingCredit: 100_000, interestRate: 6 * ONE_PERCENT, payment: 30_000 }
  const fixed = { ...terms, balanceDate: '2026-01-31', fixedInterestUntil: '2026-02-28' }
  const scenarioRate = 8 * ONE_PERCENT
  const { payments } = loanSchedule(loan, fixed, { importedOn, scenarioRate }) ?? expect.fail()
  expect(payments.map(({ basis, rate }) => [basis, rate / ONE_PERCENT])).toEqual([
    ['calculated', 6],
    ['contract', 6],
    ['scenario', 8],
    ['scenario', 8],
    ['scenario', 8],
  ])
})

test('from a special repayment that is tried out on, all is a scenario, and what has been paid stays', () => {
  const loan = { remainingCredit: 100_000, interestRate: 6 * ONE_PERCENT, payment: 20_000 }
  const special = { amount: 10_000, month: '2026-01', isYearly: false }
  const basesOf = (after: string) => {
    const tried = { importedOn, special: { ...special, after } }
    const { payments } = loanSchedule(loan, terms, tried) ?? expect.fail()
    return payments.map(({ basis, special: repaid }) => [basis, repaid])
  }
  expect(basesOf('2026-01-30').slice(0, 2)).toEqual([
    ['scenario', 10_000],
    ['scenario', 0],
  ])
  expect(new Set(basesOf('2026-01-31').map(String))).toEqual(new Set(['contract,0']))
})
