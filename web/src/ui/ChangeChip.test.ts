import { expect, it } from 'vitest'
import { pickChangeLook } from './ChangeChip.tsx'

it.each([
  { percent: 0.04, maxDecimals: 1, expected: 'neutral' },
  { percent: -0.04, maxDecimals: 1, expected: 'neutral' },
  { percent: 0.06, maxDecimals: 1, expected: 'good' },
  { percent: -0.06, maxDecimals: 1, expected: 'bad' },
  { percent: 0.04, maxDecimals: 2, expected: 'good' },
  { percent: 0, maxDecimals: 2, expected: 'neutral' },
])('shows $percent with $maxDecimals decimals as $expected', (change) => {
  expect(pickChangeLook(change.percent, change.maxDecimals)).toBe(change.expected)
})
