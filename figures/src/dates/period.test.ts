import { expect, test } from 'vitest'
import { addYears, classifyDate, periodOf } from './period.ts'

test.each([
  ['2027-03-09', { first: '2027-03-09', last: '2027-03-09' }],
  ['2027-02', { first: '2027-02-01', last: '2027-02-28' }],
  ['2028-02', { first: '2028-02-01', last: '2028-02-29' }],
  ['2027-12', { first: '2027-12-01', last: '2027-12-31' }],
  ['2027', { first: '2027-01-01', last: '2027-12-31' }],
  // The remains of an unreadable date.
  ['bald', null],
  ['', null],
  [null, null],
])('the period of %s', (date, period) => {
  expect(periodOf(date)).toEqual(period)
})

test.each([
  ['2025-10-06', 1, '2026-10-06'],
  ['2025-10', 1, '2026-10'],
  ['2025', 2, '2027'],
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
])('%s, %d years later', (date, years, later) => {
  expect(addYears(date, years)).toBe(later)
})

test.each([
  ['2026-11-20', 'past'],
  ['2026-11-21', 'soon'],
  ['2026', 'soon'],
  ['2027-11-20', 'soon'],
  ['2027-11', 'soon'],
  ['2027-11-21', 'later'],
  ['2028', 'later'],
  ['2026-10', 'past'],
  ['bald', null],
  [null, null],
])('%s is %s on 21 November 2026', (date, expected) => {
  expect(classifyDate(date, '2026-11-21')).toBe(expected)
})
