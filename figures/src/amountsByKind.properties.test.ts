import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthsOfKind, spanOf, sumByKind } from './amountsByKind.ts'

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 })
const twelve = fc.array(cents, { minLength: 12, maxLength: 12 })
const kindYear = fc.record({
  rows: fc.array(
    fc.record({
      kind: fc.constantFrom('Hausgeld', 'HAUSGELD', 'Verwaltung', 'Müll', 'Muell', 'Eigenes'),
      unitId: fc.constantFrom('W1', 'W2', null),
      objectId: fc.constant(null),
      income: fc.option(twelve),
      expenses: fc.option(twelve),
    }),
    { maxLength: 8 },
  ),
  totals: fc.option(fc.record({ income: fc.option(twelve), expenses: fc.option(twelve) })),
})

test('the kinds and what has none add up to the total, and the months to the year', () => {
  fc.assert(
    fc.property(
      fc.record({ now: kindYear, before: fc.option(kindYear) }),
      fc.constantFrom('month', 'year', 'twelve'),
      fc.constantFrom('income', 'expenses'),
      fc.integer({ min: 0, max: 11 }),
      (years, period, flow, last) => {
        const sums = sumByKind(years, spanOf(period, last), flow)
        if (!sums) return
        const add = (amounts: readonly (number | null)[]) =>
          amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
        expect(add(sums.entries.map(({ amount }) => amount))).toBe(sums.total)
        if (sums.totalBefore !== null)
          expect(add(sums.entries.map(({ before }) => before))).toBe(sums.totalBefore)
        if (period !== 'year') return
        for (const { key, amount } of sums.entries)
          expect(add(monthsOfKind(years, key, { flow, last }).map(({ now }) => now))).toBe(amount)
      },
    ),
  )
})
