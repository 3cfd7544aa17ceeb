import { describe, expect, test } from 'vitest'
import { changeOf, lastValues, valuationsAt, valueHistory } from './valueHistory.ts'

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

test.each([
  [{ year: 2023, isLatestYear: false }, null],
  [{ year: 2024, isLatestYear: false }, 100],
  [{ year: 2025, isLatestYear: true }, 200],
  [null, 200],
])('at the end of %j, the last values are known', (until, expected) => {
  expect(lastValues(records, 'object', until).get('O1') ?? null).toBe(expected)
})

describe('a valuation at the end of a year', () => {
  const newest = {
    value: 200,
    valuationDate: '2025',
    purchasingValue: 50,
    purchasingDate: '2020',
    valueChange: 31_000,
  }
  const object = { kind: 'object', id: 'O1' } as const
  const at = (year: number, isLatestYear = false) => valuationsAt(records, { year, isLatestYear })

  test('is the newest one, as stated, if it dates from then', () => {
    expect(at(2025)(object, newest)).toBe(newest)
  })

  test('is an earlier one, whose change is calculated', () => {
    const then = { ...newest, value: 100, valuationDate: '2024', valueChange: 10_000 }
    expect(at(2024)(object, newest)).toEqual(then)
  })

  test('is unknown before the first', () => {
    const none = { ...newest, value: null, valuationDate: null, valueChange: null }
    expect(at(2023)(object, newest)).toEqual(none)
  })

  test('has no date only in the latest year', () => {
    const undated = { ...newest, valuationDate: null }
    const unknown = { kind: 'property', id: 'W2' } as const
    expect(at(2025, true)(unknown, undated)).toBe(undated)
    expect(at(2025)(unknown, undated).value).toBeNull()
  })
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
