import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { shareByWeight } from './shares.ts'

test.each([
  [100, [1, 1], [50, 50]],
  [101, [1, 1], [51, 50]],
  [100, [1, 1, 1], [34, 33, 33]],
  [100, [1, 2], [33, 67]],
  [0, [1, 2], [0, 0]],
  [-101, [1, 1], [-51, -50]],
  [6_566_036, [17_561_502, 25_840_629], [2_656_769, 3_909_267]],
])('divides %j by %j into %j', (amount, weights, parts) => {
  expect(shareByWeight(amount, weights)).toEqual(parts)
})

it('loses nothing, and rounds no part by a whole unit', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 1e13 }), { minLength: 1 })
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), weights, (amount, given) => {
      const parts = shareByWeight(amount, given)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      const whole = given.reduce((sum, weight) => sum + BigInt(weight), 0n)
      for (const [index, weight] of given.entries()) {
        const error = BigInt(parts[index] ?? Number.NaN) * whole - BigInt(amount) * BigInt(weight)
        expect(error < whole && error > -whole).toBe(true)
      }
    }),
  )
})
