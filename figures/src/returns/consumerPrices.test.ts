import { expect, test } from 'vitest'
import { findPriceFault } from './consumerPrices.ts'

test.each<[string, readonly (readonly [number, number])[], object | null]>([
  ['nothing', [], null],
  [
    'years in any order, with gaps',
    [
      [2025, 12_000],
      [2020, 10_000],
      [2021, 10_310],
    ],
    null,
  ],
  [
    'a year twice',
    [
      [2021, 10_310],
      [2020, 10_000],
      [2021, 10_310],
    ],
    { kind: 'twice', year: 2021 },
  ],
  ['a year to come', [[2027, 100]], { kind: 'future', year: 2027 }],
  [
    'another base',
    [
      [2019, 12_000],
      [2020, 10_000],
    ],
    null,
  ],
  [
    'quite another base',
    [
      [2019, 12_500],
      [2020, 10_000],
    ],
    { kind: 'jump', year: 2020, before: 2019 },
  ],
  [
    'a slip',
    [
      [2020, 10_000],
      [2021, 103_100],
    ],
    { kind: 'jump', year: 2021, before: 2020 },
  ],
  [
    'as much in two years',
    [
      [2020, 10_000],
      [2022, 14_000],
    ],
    null,
  ],
])('%s', (_, listed, fault) => {
  expect(
    findPriceFault(
      listed.map(([year, index]) => ({ year, index })),
      2026,
    ),
  ).toEqual(fault)
})
