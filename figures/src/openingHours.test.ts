import { describe, expect, test } from 'vitest'
import { openingAt, weekdayAt } from './openingHours.ts'

/** Product §11. */
const hours = [
  { days: 'Montag bis Freitag', weekdays: [1, 2, 3, 4, 5], from: '9:00', to: '17:00' },
  { days: 'Samstag', weekdays: [6], from: '10:00', to: '14:00' },
  { days: 'Sonntag', weekdays: [7], from: '10:00', to: '14:00' },
]
const weekday = hours.slice(0, 1)

const open = (until: string) => ({ open: true, until })
const closed = (day: string, from: string, isToday = false) => ({
  open: false,
  next: { day, isToday, from },
})

describe('opening hours', () => {
  test.each([
    ['Monday before', '2026-11-23T07:59:59Z', closed('Montag', '9:00', true)],
    ['Monday, the first minute', '2026-11-23T08:00:00Z', open('17:00')],
    ['Monday, the last minute', '2026-11-23T15:59:59Z', open('17:00')],
    ['Monday after', '2026-11-23T16:00:00Z', closed('Dienstag', '9:00')],
    ['Friday evening', '2026-11-27T20:00:00Z', closed('Samstag', '10:00')],
    ['Saturday', '2026-11-28T12:00:00Z', open('14:00')],
    ['Sunday after', '2026-11-29T13:00:00Z', closed('Montag', '9:00')],
    // In Berlin the next day has begun before it has in UTC.
    ['just before midnight', '2026-11-22T22:59:59Z', closed('Montag', '9:00')],
    ['midnight', '2026-11-22T23:00:00Z', closed('Montag', '9:00', true)],
    // Summer time is two hours ahead of UTC.
    ['a summer morning', '2026-07-06T07:00:00Z', open('17:00')],
    ['a summer evening', '2026-07-06T15:00:00Z', closed('Dienstag', '9:00')],
    [
      'the Sunday on which clocks go forward, before',
      '2026-03-29T07:59:59Z',
      closed('Sonntag', '10:00', true),
    ],
    ['the Sunday on which clocks go forward', '2026-03-29T08:00:00Z', open('14:00')],
    [
      'the Sunday on which clocks go back, before',
      '2026-10-25T08:59:59Z',
      closed('Sonntag', '10:00', true),
    ],
    ['the Sunday on which clocks go back', '2026-10-25T09:00:00Z', open('14:00')],
  ])('%s', (_title, moment, expected) => {
    expect(openingAt(hours, new Date(moment))).toEqual(expected)
  })

  test.each([
    ['2026-11-27T16:00:00Z', closed('Montag', '9:00')],
    ['2026-11-29T22:00:00Z', closed('Montag', '9:00')],
    ['2026-11-29T23:00:00Z', closed('Montag', '9:00', true)],
  ])('without weekends at %s', (moment, expected) => {
    expect(openingAt(weekday, new Date(moment))).toEqual(expected)
  })

  test('just missed, open once a week', () => {
    const saturdays = hours.slice(1, 2)
    expect(openingAt(saturdays, new Date('2026-11-28T13:00:00Z'))).toEqual(
      closed('Samstag', '10:00'),
    )
  })

  test('with a break at noon', () => {
    const split = [
      { days: 'Montag', weekdays: [1], from: '13:00', to: '17:00' },
      { days: 'Montag', weekdays: [1], from: '9:00', to: '12:00' },
    ]
    expect(openingAt(split, new Date('2026-11-23T09:00:00Z'))).toEqual(open('12:00'))
    expect(openingAt(split, new Date('2026-11-23T11:30:00Z'))).toEqual(
      closed('Montag', '13:00', true),
    )
  })

  test('that adjoin count as one, across midnight too', () => {
    const night = [
      { days: 'Freitag', weekdays: [5], from: '18:00', to: '22:00' },
      { days: 'Freitag', weekdays: [5], from: '22:00', to: '24:00' },
      { days: 'Samstag', weekdays: [6], from: '0:00', to: '2:00' },
    ]
    expect(openingAt(night, new Date('2026-11-27T18:00:00Z'))).toEqual(open('2:00'))
    expect(openingAt(night, new Date('2026-11-27T22:59:00Z'))).toEqual(open('2:00'))
    expect(openingAt(night, new Date('2026-11-28T00:59:00Z'))).toEqual(open('2:00'))
    expect(openingAt(night, new Date('2026-11-28T01:00:00Z'))).toEqual(closed('Freitag', '18:00'))
  })

  test('that never end', () => {
    const always = [{ days: 'täglich', weekdays: [1, 2, 3, 4, 5, 6, 7], from: '0:00', to: '24:00' }]
    expect(openingAt(always, new Date('2026-11-28T01:00:00Z'))).toEqual(open('24:00'))
  })

  test('that are missing', () => {
    expect(openingAt([], new Date('2026-11-28T01:00:00Z'))).toEqual({ open: false, next: null })
  })
})

test.each([
  ['2026-11-22T22:59:59Z', 7],
  ['2026-11-22T23:00:00Z', 1],
  ['2026-07-04T22:00:00Z', 7],
])('%s is weekday %d', (moment, expected) => {
  expect(weekdayAt(new Date(moment))).toBe(expected)
})
