import { expect, test } from 'vitest'
import { nameDays } from './nameDays.ts'

test.each([
  [[], ''],
  [[6], 'Samstag'],
  [[7, 6], 'Samstag und Sonntag'],
  [[1, 2, 3, 4, 5], 'Montag bis Freitag'],
  [[1, 3, 5], 'Montag, Mittwoch und Freitag'],
])('%j are %s', (weekdays, expected) => {
  expect(nameDays(weekdays)).toBe(expected)
})
