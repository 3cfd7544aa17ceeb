import { expect, test } from 'vitest'
import { dayOf, daysBefore } from './day.ts'

test.each([
  ['2026-11-21T12:00:00Z', '2026-11-21'],
  ['2026-11-21T22:59:59Z', '2026-11-21'],
  ['2026-11-21T23:00:00Z', '2026-11-22'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('%s is in Berlin on %s', (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day)
})

test.each([
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-03-30', 1, '2026-03-29'],
  ['2026-10-26', 1, '2026-10-25'],
  ['2028-03-01', 1, '2028-02-29'],
  ['2027-01-01', 89, '2026-10-04'],
])('%s less %d days is %s', (day, count, before) => {
  expect(daysBefore(day, count)).toBe(before)
})
