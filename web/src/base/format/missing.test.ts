import { expect, test } from 'vitest'
import { formatOptional, formatOptionalCount } from './missing.ts'

test.each([
  [null, 'n/a', '0'],
  [0, '<0>', '0'],
  [1024, '<1024>', '1.024'],
])('%j is %s as a number, and %s as a count', (value, number, count) => {
  expect(formatOptional(value, (known) => `<${known}>`)).toBe(number)
  expect(formatOptionalCount(value)).toBe(count)
})
