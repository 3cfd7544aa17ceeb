import { expect, test } from 'vitest'
import { formatDay } from './day.ts'

test.each([
  ['2026-12-05T12:00:00.000Z', '05.12.2026'],
  ['2025-01-31T22:59:59.999Z', '31.01.2025'],
  ['2025-01-31T23:00:00.000Z', '01.02.2025'],
])('%s is shown as %s', (moment, shown) => {
  expect(formatDay(moment)).toBe(shown)
})
