import { expect, test } from 'vitest'
import { years } from './texts.ts'

test.each([
  [1, '0,1 Jahre'],
  [10, '1 Jahr'],
  [15, '1,5 Jahre'],
  [200, '20 Jahre'],
])('a term of %d tenths of a year is %s', (tenths, expected) => {
  expect(years(tenths).replace('\u00a0', ' ')).toBe(expected)
})
