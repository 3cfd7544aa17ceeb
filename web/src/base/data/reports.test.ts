import { expect, test } from 'vitest'
import { offeredYears } from './reports.ts'

test.each([
  ['2026-11-24', 2025, 2026, 2017],
  ['2026-11-24', 2027, 2027, 2018],
  ['2026-11-24', 2010, 2026, 2010],
  ['2026-11-24', undefined, 2026, 2017],
])(
  'seen on %s, with %j as the newest year, reports of %d to %d are offered',
  (today, newest, first, last) => {
    const years = offeredYears(today, newest)
    expect([years[0], years.at(-1)]).toEqual([first, last])
    expect(years).toHaveLength(first - last + 1)
  },
)
