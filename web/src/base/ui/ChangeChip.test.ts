import { expect, it } from 'vitest'
import { pickChangeLook } from './ChangeChip.tsx'

it.each([
  { share: 4, maxDecimals: 1, expected: 'neutral' },
  { share: -4, maxDecimals: 1, expected: 'neutral' },
  { share: 6, maxDecimals: 1, expected: 'good' },
  { share: -6, maxDecimals: 1, expected: 'bad' },
  { share: 4, maxDecimals: 2, expected: 'good' },
  { share: 0, maxDecimals: 2, expected: 'neutral' },
])('shows $share basis points with $maxDecimals decimals as $expected', (change) => {
  expect(pickChangeLook(change.share, change.maxDecimals)).toBe(change.expected)
})
