import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Loan } from '../records/loan.ts'
import { loanRecord } from '../testing/loan.ts'
import { totalsOfLoans } from './loanTotals.ts'

type Figures = Pick<Loan, 'remainingCredit' | 'interestRate'>
const loan = (remainingCredit: number | null, interestRate: number | null): Figures => ({
  remainingCredit,
  interestRate,
})

describe('the mean interest rate', () => {
  test.each<[string, Figures[], number | null]>([
    ['of nothing is unknown', [], null],
    ['of one loan is its own', [loan(100, 2_390_000)], 2_390_000],
    ['is weighted by what remains', [loan(300, 2_000_000), loan(100, 4_000_000)], 2_500_000],
    ['is rounded half up', [loan(1, 1), loan(1, 2)], 2],
    [
      'is exact beyond what a number holds',
      [loan(9e15, 3_333_333), loan(9e15, 3_333_335)],
      3_333_334,
    ],
    ['needs no rate of what is repaid', [loan(100, 2_000_000), loan(0, null)], 2_000_000],
    ['is unknown without a rate', [loan(100, 2_000_000), loan(1, null)], null],
    ['is unknown without what remains', [loan(100, 2_000_000), loan(null, 3_000_000)], null],
    ['is unknown where nothing remains', [loan(0, 2_000_000)], null],
  ])('%s', (_, loans, expected) => {
    expect(totalsOfLoans(loans.map(loanRecord)).interestRate).toBe(expected)
  })
})

test('the mean interest rate lies between the rates, and does not depend on the unit of what remains', () => {
  const loans = fc.array(
    fc.record({ remainingCredit: fc.integer({ min: 1, max: 1e9 }), interestRate: fc.nat(2e7) }),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(loans, fc.integer({ min: 1, max: 100 }), (given, factor) => {
      const rates = given.map(({ interestRate }) => interestRate)
      const mean = totalsOfLoans(given.map(loanRecord)).interestRate
      expect(mean).toBeGreaterThanOrEqual(Math.min(...rates))
      expect(mean).toBeLessThanOrEqual(Math.max(...rates))
      const scaled = given.map((one) =>
        loanRecord({ ...one, remainingCredit: one.remainingCredit * factor }),
      )
      expect(totalsOfLoans(scaled).interestRate).toBe(mean)
    }),
  )
})

test('sums say how many amounts are unknown', () => {
  const totals = totalsOfLoans([
    loanRecord({ remainingCredit: 100, payment: 7 }),
    loanRecord({ remainingCredit: null, payment: null }),
    loanRecord({ remainingCredit: 20, payment: null }),
  ])
  expect(totals.remainingCredit).toEqual({ amount: 120, unknown: 1 })
  expect(totals.payment).toEqual({ amount: 7, unknown: 2 })
  expect(totalsOfLoans([loanRecord()]).payment).toEqual({ amount: null, unknown: 1 })
})
