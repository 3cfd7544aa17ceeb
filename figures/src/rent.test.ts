import { expect, test } from 'vitest'
import { compareWithMarket } from './rent.ts'

test.each([
  ['below the market', 71380, 8300, 1460, { market: 121180, difference: -49800, share: -4110 }],
  ['above the market', 146190, 8860, 1580, { market: 139988, difference: 6202, share: 443 }],
  ['equal to the market', 100000, 8000, 1250, { market: 100000, difference: 0, share: 0 }],
  // 12.35 × 70.1 is 865.735: from the unrounded rent, the difference would be 134.27 beside a market rent of 865.74.
  [
    'beside a rounded market rent',
    100000,
    7010,
    1235,
    { market: 86574, difference: 13426, share: 1551 },
  ],
  ['without a rent', null, 8000, 1250, null],
  ['with a rent of zero', 0, 8000, 1250, null],
  ['without a size', 100000, null, 1250, null],
  ['with a size of zero', 100000, 0, 1250, null],
  ['without a market rent', 100000, 8000, null, null],
])('compares a rent %s', (_, monthlyRent, size, marketRentPerSqm, expected) => {
  const compared = compareWithMarket({ monthlyRent, size, marketRentPerSqm })
  expect(compared && { ...compared, share: Math.round(compared.share) }).toEqual(expected)
})
