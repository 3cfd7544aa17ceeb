import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from './days.ts'

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-03-02', 30, '2027-04-01'],
  ['2028-02-28', 1, '2028-02-29'],
  // Days on which the clocks change are days like others.
  ['2027-03-27', 2, '2027-03-29'],
  ['2027-04-01', -30, '2027-03-02'],
])('%s and %i days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
  expect(daysBetween(day, later)).toBe(days)
})

test('as many days lie between as were added', () => {
  const days = fc.integer({ min: -20_000, max: 20_000 })
  fc.assert(
    fc.property(days, days, (from, added) => {
      const day = addDays('2026-11-23', from)
      expect(daysBetween(day, addDays(day, added))).toBe(added)
    }),
  )
})
