import { expect, test } from 'vitest'
import { firstPlanned, nextPlanned, nextTry } from './schedule.ts'

const at = { hour: 2, minute: 30 }

test.each([
  // Winter and summer.
  ['2026-01-10T01:29:59Z', '2026-01-10T01:30:00Z'],
  ['2026-01-10T01:30:00Z', '2026-01-11T01:30:00Z'],
  ['2026-07-10T12:00:00Z', '2026-07-11T00:30:00Z'],
  // The clock skips from 2 to 3, and goes back from 3 to 2.
  ['2026-03-28T12:00:00Z', '2026-03-29T01:30:00Z'],
  ['2026-03-29T01:30:00Z', '2026-03-30T00:30:00Z'],
  ['2026-10-24T12:00:00Z', '2026-10-25T00:30:00Z'],
  ['2026-10-25T00:30:00Z', '2026-10-26T01:30:00Z'],
])('after %s, half past two in Berlin is at %s', (after, expected) => {
  expect(nextPlanned(new Date(after), at)).toEqual(new Date(expected))
})

test('what was missed begins at once, and what failed again within the hour', () => {
  const now = new Date('2026-01-10T12:00:00Z')
  const night = new Date('2026-01-11T01:30:00Z')
  expect(firstPlanned(now, null, at)).toEqual(now)
  expect(firstPlanned(now, new Date('2026-01-09T09:59:00Z'), at)).toEqual(now)
  expect(firstPlanned(now, new Date('2026-01-09T10:01:00Z'), at)).toEqual(night)
  expect(nextTry(now, at)).toEqual(new Date('2026-01-10T13:00:00Z'))
  expect(nextTry(new Date('2026-01-11T01:00:00Z'), at)).toEqual(night)
})
