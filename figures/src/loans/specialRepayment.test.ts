import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { expect, it, test } from 'vitest'
import { creditTerms } from '../testing/creditTerms.ts'
import { specialRepaymentSavings } from './savings.ts'
import { loanSchedule } from './schedule.ts'
import { isSpecialDue, specialRepaymentLimit } from './specialRepayment.ts'

test.each([
  [10_145_700, 500, 507_285],
  [333, 500, 16],
  [10_145_700, 0, 0],
  [null, 500, null],
  [10_145_700, null, null],
])(
  'of %s cents, %s basis points may be repaid: %s',
  (originalAmount, specialRepaymentShare, limit) => {
    expect(specialRepaymentLimit({ originalAmount, specialRepaymentShare })).toBe(limit)
  },
)

test.each([
  ['2026-06-30', true, true],
  ['2027-06-30', false, true],
  ['2025-06-30', false, false],
  ['2027-05-31', false, false],
])('at %s once: %s, yearly: %s', (due, once, yearly) => {
  const special = { amount: 1, month: '2026-06' }
  expect(isSpecialDue({ ...special, isYearly: false }, due)).toBe(once)
  expect(isSpecialDue({ ...special, isYearly: true }, due)).toBe(yearly)
})

it('saves interest and months', () => {
  const loan = { remainingCredit: 100_000, interestRate: 6 * ONE_PERCENT, payment: 20_000 }
  const terms = creditTerms({ balanceDate: '2025-12-31', disbursementDate: '2025-12-31' })
  const importedOn = '2026-11-21'
  const without = loanSchedule(loan, terms, { importedOn })
  const special = { amount: 30_000, month: '2026-02', isYearly: false }
  const withIt = loanSchedule(loan, terms, { importedOn, special })
  if (!without || !withIt) throw new Error('There is no schedule.')
  expect(without.payments.map(({ interest }) => interest)).toEqual([500, 403, 305, 206, 107, 8])
  expect(withIt.payments.map(({ interest, special: repaid }) => [interest, repaid])).toEqual([
    [500, 0],
    [403, 30_000],
    [155, 0],
    [55, 0],
  ])
  expect(specialRepaymentSavings(without, withIt)).toEqual({
    interest: 416,
    months: 2,
    special: 30_000,
  })
})

it('saves nothing that can be told where the loan has no end', () => {
  const loan = { remainingCredit: 100_000, interestRate: 6 * ONE_PERCENT, payment: 500 }
  const schedule = loanSchedule(loan, null, { importedOn: '2026-11-21' })
  expect(schedule && specialRepaymentSavings(schedule, schedule)).toBeNull()
})
