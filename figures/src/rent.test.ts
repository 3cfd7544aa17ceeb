import { expect, test } from 'vitest'
import { compareWithMarket } from './rent.ts'

test.each([
  ['below the market', 713.8, 83, 14.6, { market: 1211.8, difference: -498, percent: -41.1 }],
  ['above it', 1461.9, 88.6, 15.8, { market: 1399.88, difference: 62.02, percent: 4.4 }],
  ['as high, to the cent', 1000, 80, 12.5, { market: 1000, difference: 0, percent: 0 }],
  // 12.35 times 70.1 is 865.735: unrounded, the difference would be 134.27 beside a market rent of 865.74.
  ['that is rounded', 1000, 70.1, 12.35, { market: 865.74, difference: 134.26, percent: 15.5 }],
  ['without a rent', null, 80, 12.5, null],
  ['with a rent of zero', 0, 80, 12.5, null],
  ['without a size', 1000, null, 12.5, null],
  ['with a size of zero', 1000, 0, 12.5, null],
  ['without a market rent', 1000, 80, null, null],
])('a rent %s', (_, monthlyRent, size, marketRentPerSqm, expected) => {
  const compared = compareWithMarket({ monthlyRent, size, marketRentPerSqm })
  expect(compared && { ...compared, percent: Math.round(compared.percent * 10) / 10 }).toEqual(
    expected,
  )
})
