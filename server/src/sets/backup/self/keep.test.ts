import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findExpired } from './keep.ts'

const nights = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    at: new Date(Date.parse(`${first}T01:30:00Z`) + index * 24 * 60 * 60 * 1000),
  }))
const daysOf = (backups: readonly { at: Date }[]) =>
  backups.map(({ at }) => at.toISOString().slice(0, 10))

test.each([
  [{ days: 3, weeks: 0, months: 0 }, ['2026-02-28', '2026-02-27', '2026-02-26']],
  // Weeks end on Sundays.
  [{ days: 1, weeks: 3, months: 0 }, ['2026-02-28', '2026-02-22', '2026-02-15']],
  [{ days: 1, weeks: 0, months: 9 }, ['2026-02-28', '2026-01-31', '2025-12-31']],
])('of each night of three months, %j keeps %j', (keep, kept) => {
  const backups = nights('2025-12-01', 90)
  const expired = new Set(findExpired(backups, keep))
  expect(daysOf(backups.filter((backup) => !expired.has(backup))).toReversed()).toEqual(kept)
})

test('of one day in Berlin, the newest is kept', () => {
  const backups = ['2026-03-01T22:59:00Z', '2026-03-01T23:01:00Z', '2026-03-02T10:00:00Z'].map(
    (at) => ({ at: new Date(at) }),
  )
  expect(findExpired(backups, { days: 9, weeks: 0, months: 0 })).toEqual([backups[1]])
})

const settings = fc.record({
  days: fc.integer({ min: 1, max: 9 }),
  weeks: fc.integer({ min: 0, max: 9 }),
  months: fc.integer({ min: 0, max: 20 }),
})
const moments = fc.uniqueArray(
  fc.date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
  { selector: Number, minLength: 1, maxLength: 60 },
)

test('the newest is always kept, nothing is kept beyond what is told, and doing it again removes nothing', () => {
  fc.assert(
    fc.property(moments, settings, (dates, keep) => {
      const backups = dates.map((at) => ({ at }))
      const expired = new Set(findExpired(backups, keep))
      const kept = backups.filter((backup) => !expired.has(backup))
      expect(kept.map(({ at }) => at.getTime())).toContain(Math.max(...dates.map(Number)))
      expect(kept.length).toBeLessThanOrEqual(keep.days + keep.weeks + keep.months)
      expect(findExpired(kept, keep)).toEqual([])
    }),
  )
})
