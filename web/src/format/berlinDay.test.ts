import { expect, test } from 'vitest'
import { berlinDay } from './berlinDay.ts'

test.each([
  ['2025-12-31T22:59:59Z', '2025-12-31'],
  ['2025-12-31T23:00:00Z', '2026-01-01'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('at %s it is %s in Berlin', (moment, day) => {
  expect(berlinDay(new Date(moment))).toBe(day)
})
