import { expect, test } from 'vitest'
import { germanDay } from './germanDay.ts'

test.each([
  ['2026-11-21T12:00:00Z', '2026-11-21'],
  ['2026-11-21T22:59:59Z', '2026-11-21'],
  ['2026-11-21T23:00:00Z', '2026-11-22'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('%s is in Berlin on %s', (moment, day) => {
  expect(germanDay(new Date(moment))).toBe(day)
})
