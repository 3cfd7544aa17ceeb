import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRanges, writeRanges } from './ranges.ts'

test.each([
  [[], ''],
  [[7], '7'],
  [[1, 2, 3, 7, 9, 10], '1-3,7,9-10'],
])('%j is written as %j', (numbers, text) => {
  expect(writeRanges(numbers)).toBe(text)
})

test('has the numbers that were written, and no others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50)), (given) => {
      const has = readRanges(writeRanges(given.toSorted((one, other) => one - other)))
      for (let number = 0; number <= 51; number++) expect(has(number)).toBe(given.includes(number))
    }),
  )
})

test.each(['', 'x', '-', '5-', '9-1'])('has nothing where %j cannot be read', (text) => {
  const has = readRanges(text)
  expect([0, 1, 5, 9].filter(has)).toEqual([])
})
