import { expect, test } from 'vitest'
import { berlinDay, berlinYear, nextBerlinHour } from './berlinDay.ts'

test.each([
  ['just before midnight in winter', '2026-11-21T23:59:59+01:00', '2026-11-21'],
  ['at midnight in winter', '2026-11-22T00:00:00+01:00', '2026-11-22'],
  ['just before midnight in summer', '2026-07-01T23:59:59+02:00', '2026-07-01'],
  ['at midnight in summer', '2026-07-02T00:00:00+02:00', '2026-07-02'],
  ['when it is still yesterday in UTC', '2026-07-01T22:30:00Z', '2026-07-02'],
  ['in the morning of a reader in Honolulu', '2026-11-21T09:00:00-10:00', '2026-11-21'],
  ['after 13:00 of a reader in Honolulu', '2026-11-21T13:00:00-10:00', '2026-11-22'],
  ['after 12:00 in Honolulu, in summer', '2026-07-01T12:00:00-10:00', '2026-07-02'],
  ['of a reader in Auckland', '2026-11-22T09:00:00+13:00', '2026-11-21'],
  // Summer time begins, on a day of 23 hours.
  ['before the day of summer time', '2026-03-28T22:59:59Z', '2026-03-28'],
  ['as the day of summer time begins', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['as summer time begins', '2026-03-29T01:00:00Z', '2026-03-29'],
  ['as the day of summer time ends', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['after the day of summer time', '2026-03-29T22:00:00Z', '2026-03-30'],
  // Summer time ends, on a day of 25 hours.
  ['before the last day of summer time', '2026-10-24T21:59:59Z', '2026-10-24'],
  ['as the last day of summer time begins', '2026-10-24T22:00:00Z', '2026-10-25'],
  ['in the hour that comes twice', '2026-10-25T01:30:00Z', '2026-10-25'],
  ['as the last day of summer time ends', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['after the last day of summer time', '2026-10-25T23:00:00Z', '2026-10-26'],
])('%s, at %s, it is %s in Berlin', (_, moment, day) => {
  expect(berlinDay(new Date(moment))).toBe(day)
})

test.each([
  ['2026-12-31T22:59:59Z', 2026],
  ['2026-12-31T23:00:00Z', 2027],
])('at %s the year in Berlin is %d', (moment, year) => {
  expect(berlinYear(new Date(moment))).toBe(year)
})

test.each([
  ['2026-07-01T14:59:59Z', '2026-07-01T15:00:00.000Z'],
  ['2026-07-01T15:00:00Z', '2026-07-02T15:00:00.000Z'],
  ['2026-12-31T23:30:00Z', '2027-01-01T16:00:00.000Z'],
  // The clocks change in between.
  ['2026-10-24T16:00:00Z', '2026-10-25T16:00:00.000Z'],
])('after %s, five in the afternoon is at %s', (moment, expected) => {
  expect(nextBerlinHour(new Date(moment), 17).toISOString()).toBe(expected)
})
