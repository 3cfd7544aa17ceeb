import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { balanceBefore, monthlyInterest } from './interest.ts'

test.each([
  [6588144, 239, 13121],
  [120_000, 0, 0],
  [0, 500, 0],
  // Just a half is rounded up.
  [60_000, 1, 1],
  [59_999, 1, 0],
  [180_000, 1, 2],
  // Beyond what a product of numbers holds exactly.
  [9_000_000_000_000_000, 1_200, 90_000_000_000_000],
])('a month of %d cents at %d basis points costs %d', (balance, rate, interest) => {
  expect(monthlyInterest(balance, rate)).toBe(interest)
})

const cents = fc.integer({ min: 1, max: 10_000_000_000 })
const rates = fc.integer({ min: 0, max: 2_000 })

it('is the exact interest, rounded half up', () => {
  fc.assert(
    fc.property(cents, rates, (balance, rate) => {
      const exact = (2n * BigInt(balance) * BigInt(rate) + 120_000n) / 240_000n
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
