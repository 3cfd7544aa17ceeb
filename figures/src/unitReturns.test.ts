import { expect, test } from 'vitest'
import { costPerSqm } from './unitReturns.ts'

const none = Array(12).fill(0)

test.each<[string, number | null, number[] | null, number | null]>([
  ['the months shown alone', 5000, [100, 200, ...Array(10).fill(0)], 3],
  ['half a cent, rounded up', 10_000, [150, ...Array(11).fill(0)], 2],
  ['no size', null, Array(12).fill(1), null],
  ['a size of zero', 0, Array(12).fill(1), null],
  ['no expenses recorded', 5000, null, null],
])('costs a square metre follow from %s', (_, size, expenses, expected) => {
  expect(costPerSqm(size, { income: none, expenses })).toBe(expected)
})
