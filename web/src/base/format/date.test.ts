import { expect, test } from 'vitest'
import { formatDate } from './date.ts'

test.each([
  ['2019-03-14', '14.03.2019'],
  ['2019-03', '03.2019'],
  ['2019', '2019'],
  ['ca. ', 'ca. '],
])('%s is %s', (iso, expected) => {
  expect(formatDate(iso)).toBe(expected)
})
