import { expect, test } from 'vitest'
import { plainNumber } from './plainText.ts'

test.each([
  ['1.234,56-', '-1.234,56'],
  ['(12,50)', '-12,50'],
  ['1.234,56 S', '-1.234,56'],
  ['12,50H', '12,50'],
  ['12,50 EUR', '12,50'],
  ["1'234.50", '1234,50'],
])('%s is %s', (text, plain) => {
  expect(plainNumber(text)).toBe(plain)
})
