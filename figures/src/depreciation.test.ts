import type { DepreciationTerms } from '@hausblick/contract/depreciation.ts'
import { expect, test } from 'vitest'
import { depreciationOfYear } from './depreciation.ts'

const terms: DepreciationTerms = { share: 7_500, rate: 200, start: '2019-05', costs: null }
/** 400.000,00 €, of which the building is 300.000,00 €. */
const PRICE = 40_000_000

test.each([
  // Eight months of the first year, May to December.
  ['before it begins', 2018, [0, 0, 30_000_000]],
  ['in its first year', 2019, [8, 400_000, 29_600_000]],
  ['in a whole year', 2020, [12, 600_000, 29_000_000]],
  ['in its last whole year', 2068, [12, 600_000, 200_000]],
  ['in its last year', 2069, [4, 200_000, 0]],
  ['after its end', 2070, [0, 0, 0]],
])('%s', (_when, year, [months, amount, remaining]) => {
  expect(depreciationOfYear(PRICE, terms, year)).toEqual({
    base: 30_000_000,
    months,
    amount,
    remaining,
  })
})

test.each([
  [200, '2001-01', 2050, 2051],
  [250, '2001-01', 2040, 2041],
  [300, '2001-01', 2034, 2035],
  [300, '2001-12', 2035, 2036],
] as const)('%s basis points from %s run until %s', (rate, start, last, after) => {
  const of = (year: number) =>
    depreciationOfYear(PRICE, { share: 10_000, rate, start, costs: null }, year)
  expect(of(last - 1)?.remaining).toBeGreaterThan(0)
  expect(of(last)).toMatchObject({ remaining: 0 })
  expect(of(last)?.amount).toBeGreaterThan(0)
  expect(of(after)).toMatchObject({ months: 0, amount: 0 })
})

test('rounds half up, the first year once', () => {
  // 1.000,25 € at 2 % are 20,005 € a year, and 11 months of it 18,3379 €.
  const of = (year: number) =>
    depreciationOfYear(100_025, { share: 10_000, rate: 200, start: '2020-02', costs: null }, year)
  expect(of(2020)?.amount).toBe(1_834)
  expect(of(2021)?.amount).toBe(2_001)
  // Half a cent in each of 49 years is what the last month lacks.
  expect(of(2070)?.amount).toBe(100_025 - 1_834 - 49 * 2_001)
})

test('is unknown without a purchase price', () => {
  expect(depreciationOfYear(null, terms, 2020)).toBeNull()
  expect(depreciationOfYear(0, terms, 2020)).toBeNull()
})

test('additional costs of the purchase count with the share of the building', () => {
  const of = (costs: number | null) => depreciationOfYear(PRICE, { ...terms, costs }, 2020)
  // 40.000,00 € for transfer tax, notary and agent, of which 30.000,00 € belong to the building.
  expect(of(4_000_000)).toMatchObject({ base: 33_000_000, amount: 660_000 })
  expect(of(0)).toEqual(of(null))
})
