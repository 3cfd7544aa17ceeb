import { describe, expect, test } from 'vitest'
import { changeOf, valueHistory } from './valueHistory.ts'

const record = (itemid: string | null, valuationdate: string | null, value: number | null) => ({
  customerid: 'K-1',
  kind: itemid === null ? 'portfolio' : itemid.startsWith('O') ? 'object' : 'property',
  itemid,
  valuationdate,
  value,
})

const records = [
  record('O1', '2024', 100),
  record('O1', '2025', 200),
  record(null, null, 10),
  record(null, '2023', 0),
  record(null, '2024-12-31', null),
  record(null, '2025', 30),
  record('W1', '2024', 1),
]

test.each([
  [
    { kind: 'object', id: 'O1' },
    [
      ['2024', 100],
      ['2025', 200],
    ],
  ],
  [
    { kind: 'portfolio', id: null },
    [
      [null, 10],
      ['2025', 30],
    ],
  ],
  [{ kind: 'property', id: 'W1' }, [['2024', 1]]],
  [{ kind: 'property', id: 'O1' }, []],
] as const)('the history of %j has its known values only', (item, expected) => {
  expect(valueHistory(records, item).map(({ date, value }) => [date, value])).toEqual(expected)
})

describe('the change over a history', () => {
  const history = (...values: number[]) => values.map((value) => ({ date: null, value }))

  test.each([
    [[100_000_00, 90_000_00, 125_000_00], { cents: 25_000_00, share: 2500 }],
    [[200_00, 100_00], { cents: -100_00, share: -5000 }],
    [[100_49, 99_51], { cents: 0, share: expect.closeTo(-97.5, 1) }],
    [[5_00, 5_00], { cents: 0, share: 0 }],
    [[5_00], null],
    [[], null],
  ])('of %j is %j', (values, expected) => {
    expect(changeOf(history(...values))).toEqual(expected)
  })
})
