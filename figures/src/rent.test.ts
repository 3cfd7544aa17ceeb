import { expect, test } from 'vitest'
import { compareWithMarket } from './rent.ts'

test.each([
  ['below the market', 713.8, 83, 14.6, { difference: -498, percent: -41.1 }],
  ['above it', 1461.9, 88.6, 15.8, { difference: 62.02, percent: 4.4 }],
  ['as high, to the cent', 1000, 80, 12.5, { difference: 0, percent: 0 }],
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
