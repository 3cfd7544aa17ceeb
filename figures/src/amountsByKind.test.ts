import { describe, expect, it, test } from 'vitest'
import {
  hasKinds,
  type KindYear,
  kindsOf,
  monthsOfKind,
  spanOf,
  sumByKind,
} from './amountsByKind.ts'
import { foldKind } from './foldKind.ts'
import type { KindAmounts } from './records/amountsByKind.ts'

const year = (amounts: readonly number[]) =>
  Array.from({ length: 12 }, (_, month) => amounts[month] ?? 0)

const row = (
  kind: string,
  expenses: readonly number[],
  unitId: string | null = 'W1',
): KindAmounts => ({
  kind,
  unitId,
  objectId: unitId === null ? 'O1' : null,
  income: null,
  expenses: year(expenses),
})

const of = (expenses: readonly number[] | null, ...rows: KindAmounts[]): KindYear => ({
  rows,
  totals: { income: null, expenses: expenses && year(expenses) },
})

describe('kindsOf', () => {
  const rows = [
    row('Verwaltung', [1], 'W1'),
    row('Verwaltung', [2], 'W2'),
    row('Verwaltung', [4], 'W3'),
    row('Verwaltung', [8], null),
    row('Verwaltung', [16], 'W4'),
  ]
  const buildings = new Map([
    ['W1', ['O1']],
    ['W2', ['O2']],
    ['W3', ['O1', 'O2']],
    ['W4', []],
  ])

  test.each([
    ['the portfolio', { kind: 'portfolio' }, [1, 2, 4, 8, 16]],
    [
      'a building with the units that are surely in it',
      { kind: 'object', id: 'O1', buildings },
      [1, 8],
    ],
    ['a building without rows of its own', { kind: 'object', id: 'O2', buildings }, [2]],
    ['a unit', { kind: 'unit', id: 'W3' }, [4]],
  ] as const)('returns the rows of %s', (_, subject, expected) => {
    expect(kindsOf(rows, subject).map(({ expenses }) => expenses?.[0])).toEqual(expected)
  })
})

test.each([
  ['Grundsteuer', ' GRUNDSTEUER '],
  ['Müllabfuhr', 'Muellabfuhr'],
  ['Kosten  der Straße', 'kosten der strasse'],
])('%s and %s are the same kind', (one, other) => {
  expect(foldKind(one)).toBe(foldKind(other))
})

test.each([
  ['month', 7, 7, 7],
  ['year', 7, 0, 7],
  ['twelve', 7, -4, 7],
  ['twelve', 11, 0, 11],
] as const)('the period %s up to month %d goes from %d to %d', (period, at, first, last) => {
  expect(spanOf(period, at)).toEqual({ first, last })
})

describe('sumByKind', () => {
  const now = of(
    [1000, 500],
    row('Hausgeld', [300, 100], 'W1'),
    row('hausgeld', [200, 0], 'W2'),
    row('Versicherung', [400, -150], null),
    row('Verwaltung', [0, 100], 'W1'),
  )
  const before = of([700, 700, 90], row('HAUSGELD', [500, 100, 80]), row('Grundsteuer', [0, 60]))

  it('adds up the spellings of a kind, sorts by amount, and ends with what has no kind', () => {
    expect(sumByKind({ now, before: null }, spanOf('year', 1), 'expenses')).toEqual({
      total: 1500,
      totalBefore: null,
      entries: [
        { key: 'hausgeld', name: 'Hausgeld', amount: 600, share: 4000, before: null },
        {
          key: 'versicherung',
          name: 'Versicherung',
          amount: 250,
          share: (250 / 1500) * 10_000,
          before: null,
        },
        {
          key: 'verwaltung',
          name: 'Verwaltung',
          amount: 100,
          share: (100 / 1500) * 10_000,
          before: null,
        },
        { key: null, name: null, amount: 550, share: (550 / 1500) * 10_000, before: null },
      ],
    })
  })

  it('compares with the same months of the year before, kinds included that it alone had', () => {
    const sums = sumByKind({ now, before }, spanOf('month', 1), 'expenses')
    expect(sums?.totalBefore).toBe(700)
    expect(sums?.entries.map(({ name, amount, before: then }) => [name, amount, then])).toEqual([
      ['Hausgeld', 100, 100],
      ['Verwaltung', 100, 0],
      ['Grundsteuer', 0, 60],
      ['Versicherung', -150, 0],
      [null, 450, 540],
    ])
  })

  it('reaches into the year before, and is unknown without it', () => {
    const twelve = spanOf('twelve', 1)
    expect(sumByKind({ now, before }, twelve, 'expenses')).toMatchObject({
      total: 1590,
      totalBefore: null,
      entries: [{ amount: 680 }, { amount: 250 }, { amount: 100 }, { name: null, amount: 560 }],
    })
    expect(sumByKind({ now, before: null }, twelve, 'expenses')).toBeNull()
  })

  it('takes the kinds alone where no total is stated', () => {
    const unstated = { now: of(null, ...now.rows), before: null }
    const sums = sumByKind(unstated, spanOf('month', 0), 'expenses')
    expect(sums?.total).toBe(900)
    expect(sums?.entries.map(({ amount }) => amount)).toEqual([500, 400])
  })

  it('is nothing without kinds, in months without any, and for the other flow', () => {
    expect(sumByKind({ now: of([900]), before }, spanOf('year', 1), 'expenses')).toBeNull()
    expect(sumByKind({ now, before }, spanOf('month', 5), 'expenses')).toBeNull()
    expect(sumByKind({ now, before }, spanOf('year', 1), 'income')).toBeNull()
    expect(hasKinds({ now, before }, 'expenses')).toBe(true)
    expect(hasKinds({ now, before }, 'income')).toBe(false)
  })

  it('states no shares of a total that is not positive', () => {
    const credit = of([-200], row('Betriebskosten', [-200]))
    expect(sumByKind({ now: credit, before: null }, spanOf('month', 0), 'expenses')).toEqual({
      total: -200,
      totalBefore: null,
      entries: [
        { key: 'betriebskosten', name: 'Betriebskosten', amount: -200, share: null, before: null },
      ],
    })
  })
})

describe('monthsOfKind', () => {
  const now = of([100, 80], row('Hausgeld', [60, -20]))
  const before = of([90, 0, 5], row('hausgeld', [40]))

  test.each([
    [
      'hausgeld',
      [
        { now: 60, before: 40 },
        { now: -20, before: 0 },
      ],
    ],
    [
      null,
      [
        { now: 40, before: 50 },
        { now: 100, before: 0 },
      ],
    ],
    [
      'unbekannt',
      [
        { now: 0, before: 0 },
        { now: 0, before: 0 },
      ],
    ],
  ])('of %s are compared with the year before', (key, expected) => {
    expect(monthsOfKind({ now, before }, key, { flow: 'expenses', last: 1 })).toEqual(expected)
  })

  it('has nothing to compare with where the year before is unknown', () => {
    expect(monthsOfKind({ now, before: null }, 'hausgeld', { flow: 'expenses', last: 0 })).toEqual([
      { now: 60, before: null },
    ])
  })
})
