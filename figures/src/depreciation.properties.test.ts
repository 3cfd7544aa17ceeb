import { DEPRECIATION_RATES } from '@hausblick/contract/depreciation.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depreciationOfYear } from './depreciation.ts'

const month = fc
  .tuple(fc.integer({ min: 1925, max: 2080 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, of]) => `${year}-${String(of).padStart(2, '0')}`)
const anyTerms = fc.record({
  share: fc.integer({ min: 1, max: 10_000 }),
  rate: fc.constantFrom(...DEPRECIATION_RATES),
  start: month,
  costs: fc.option(fc.integer({ min: 0, max: 10_000_000_00 })),
})
const anyPrice = fc.integer({ min: 1, max: 100_000_000_00 })

test('all years add up to the building’s share, and none is negative', () => {
  fc.assert(
    fc.property(anyPrice, anyTerms, (price, terms) => {
      const begins = Number(terms.start.slice(0, 4))
      const years = Array.from({ length: 53 }, (_, index) => {
        return depreciationOfYear(price, terms, begins - 1 + index) ?? expect.fail()
      })
      let left = years[0]?.base ?? 0
      for (const { amount, remaining } of years) {
        expect(amount).toBeGreaterThanOrEqual(0)
        left -= amount
        expect(remaining).toBe(left)
      }
      expect(left).toBe(0)
      const months = years.reduce((sum, year) => sum + year.months, 0)
      expect(months).toBe(120_000 / terms.rate)
    }),
  )
})

test('a whole year has base × rate to the cent, a begun one its months of that', () => {
  fc.assert(
    fc.property(anyPrice, anyTerms, fc.integer({ min: 0, max: 31 }), (price, terms, after) => {
      const year = Number(terms.start.slice(0, 4)) + after
      const { base, months, amount, remaining } =
        depreciationOfYear(price, terms, year) ?? expect.fail()
      // The last years of small amounts take what rounding left.
      if (remaining > 0)
        expect(Math.abs(amount - (base * terms.rate * months) / 120_000)).toBeLessThanOrEqual(0.5)
    }),
  )
})
