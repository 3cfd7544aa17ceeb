import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { balanceBefore, monthlyInterest } from './interest.ts'

/** A basis point, in millionths of a per cent. */
const BP = 10_000

test.each([
  [6588144, 239 * BP, 13121],
  [25_000_000, 3_675_000, 76_563],
  [25_000_000, 1_125_000, 23_438],
  [120_000, 0, 0],
  [0, 500 * BP, 0],
  // Just a half is rounded up.
  [60_000, BP, 1],
  [59_999, BP, 0],
  [180_000, BP, 2],
  [600_000_000, 1, 1],
  [599_999_999, 1, 0],
  // Beyond what a product of numbers holds exactly.
  [9_000_000_000_000_000, 1_200 * BP, 90_000_000_000_000],
])('a month of %d cents at %d millionths of a per cent costs %d', (balance, rate, interest) => {
  expect(monthlyInterest(balance, rate)).toBe(interest)
})

const cents = fc.integer({ min: 1, max: 10_000_000_000 })
const rates = fc.integer({ min: 0, max: 2_000 * BP })

it('is the exact interest, rounded half up', () => {
  fc.assert(
    fc.property(cents, rates, (balance, rate) => {
      const exact = (2n * BigInt(balance) * BigInt(rate) + 1_200_000_000n) / 2_400_000_000n
      expect(BigInt(monthlyInterest(balance, rate))).toBe(exact)
    }),
  )
})

it('finds the balance from which a payment led to another one', () => {
  fc.assert(
    fc.property(cents, rates, cents, (balance, rate, principal) => {
      const payment = principal + monthlyInterest(balance, rate)
      expect(balanceBefore(balance - principal, payment, rate)).toBe(balance)
    }),
  )
})

it('is one cent off at most where no balance leads to it', () => {
  fc.assert(
    fc.property(cents, rates, cents, (balance, rate, payment) => {
      const before = balanceBefore(balance, payment, rate)
      const after = before + monthlyInterest(before, rate) - payment
      expect(Math.abs(after - balance)).toBeLessThanOrEqual(1)
    }),
  )
})
