import { describe, expect, it, test } from 'vitest'
import { moneyWeightedReturn, type ReturnSources } from './moneyWeighted.ts'
import { purchaseOf, purchasesOfPortfolio } from './purchases.ts'
import { realChange, realReturn } from './realTerms.ts'

const year = (income: number, expenses: number, months = 12) => ({
  income: Array.from({ length: 12 }, (_, index) => (index < months ? income : 0)),
  expenses: Array.from({ length: 12 }, (_, index) => (index < months ? expenses : 0)),
})
const bought = (price: number | null, date: string | null) => ({
  purchasingValue: price,
  purchasingDate: date,
})

const sources: ReturnSources = {
  purchases: [{ price: 12_000_000, date: '2023-12-31' }],
  value: 12_000_000,
  valuationDate: '2025',
  years: new Map([
    [2023, year(900, 100)],
    [2024, year(60_000, 10_000)],
    [2025, year(60_000, 10_000)],
  ]),
}

describe('the money-weighted return', () => {
  it('is that of price, surpluses and value, the months before the purchase left out', () => {
    // 600.000 a year of 12.000.000 are 5 %; paid by the month they are a little more: (1 + 1/240)^12 is 1.0512, and 2024 has 366 days.
    expect(moneyWeightedReturn(sources)).toMatchObject({
      rate: 511,
      from: '2023-12-31',
      to: '2025-12-31',
      price: 12_000_000,
      surplus: 24 * 50_000 + 800,
      value: 12_000_000,
    })
  })

  it('ends with the last month that is known', () => {
    const years = new Map([...sources.years, [2025, year(60_000, 10_000, 2)]])
    expect(moneyWeightedReturn({ ...sources, years })).toMatchObject({
      to: '2025-02-28',
      surplus: 14 * 50_000 + 800,
      rate: 513,
    })
  })

  it('counts each purchase on its day', () => {
    const purchases = [...(sources.purchases ?? []), { price: 6_000_000, date: '2025-06-30' }]
    const known = moneyWeightedReturn({ ...sources, purchases, value: 18_000_000 })
    expect(known).toMatchObject({ price: 18_000_000, from: '2023-12-31' })
    expect(known).toHaveProperty('rate', 455)
  })

  test.each<[string, Partial<ReturnSources>, object]>([
    ['a value', { value: null }, { kind: 'value' }],
    ['a purchase', { purchases: null }, { kind: 'purchase' }],
    ['the day of the purchase', { purchases: [{ price: 1, date: '2023-12' }] }, { kind: 'day' }],
    ['months', { years: new Map() }, { kind: 'months' }],
    [
      'months since the purchase',
      { purchases: [{ price: 1, date: '2026-01-01' }] },
      { kind: 'months' },
    ],
    [
      'years, incomplete ones and those up to the valuation included',
      {
        purchases: [{ price: 1, date: '2020-07-01' }],
        valuationDate: '2027-01-15',
        years: new Map([...sources.years, [2022, year(1, 1)], [2024, year(60_000, 10_000, 11)]]),
      },
      { kind: 'years', years: [2020, 2021, 2024, 2026, 2027] },
    ],
    [
      'the whole of the last year, where the value is of a later one',
      { valuationDate: '2026', years: new Map([...sources.years, [2025, year(2, 1, 11)]]) },
      { kind: 'years', years: [2025, 2026] },
    ],
    [
      'a year since the purchase',
      { purchases: [{ price: 12_000_000, date: '2025-01-02' }] },
      { kind: 'short' },
    ],
    [
      'income or expenses of a year',
      {
        years: new Map([
          ...sources.years,
          [2024, { ...year(1, 1), expenses: null }],
          [2025, { ...year(1, 1), income: null }],
        ]),
      },
      { kind: 'years', years: [2024, 2025] },
    ],
  ])('is unknown without %s', (_, changed, missing) => {
    expect(moneyWeightedReturn({ ...sources, ...changed })).toEqual(missing)
  })
})

describe('the purchases of a portfolio', () => {
  const units = [bought(100_00, '2010-05-01'), bought(200_00, '2015-05-01')]
  const objects = [bought(300_00, '2012-01-01')]

  test.each([
    ['its units', 300_00, units, objects, ['2010-05-01', '2015-05-01']],
    [
      'its buildings, where units are not the whole',
      300_00,
      units.slice(1),
      objects,
      ['2012-01-01'],
    ],
    [
      'its buildings, where a unit has no date',
      300_00,
      [...units, bought(1, null)],
      objects,
      ['2012-01-01'],
    ],
    ['unknown, where neither are', 400_00, units, objects, undefined],
    ['unknown without a price', null, units, objects, undefined],
    ['unknown without units and buildings', 300_00, [], [], undefined],
  ])('are %s', (_, price, ofUnits, ofObjects, dates) => {
    const known = purchasesOfPortfolio(bought(price, '2012-05'), ofUnits, ofObjects)
    expect(known?.map(({ date }) => date)).toEqual(dates)
  })

  it('is one of a building or unit', () => {
    expect(purchaseOf(bought(5, '2010'))).toEqual([{ price: 5, date: '2010' }])
    expect(purchaseOf(bought(0, '2010'))).toBeNull()
    expect(purchaseOf(bought(5, null))).toBeNull()
  })
})

describe('in real terms', () => {
  const prices = new Map([
    [2023, 10_000],
    [2024, 11_000],
    [2025, 12_100],
  ])

  it('a value that only follows prices has not changed, and has no return', () => {
    const flows = [
      { day: '2023-12-31', amount: -10_000 },
      { day: '2025-12-31', amount: 12_100 },
    ]
    expect(realReturn(flows, prices)).toEqual({ kind: 'known', share: 0 })
    const change = (value: number | null, valuationDate: string | null = '2025') =>
      realChange([{ price: 10_000, date: '2023' }], { value, valuationDate }, prices)
    expect(change(12_100)).toEqual({ kind: 'known', share: 0 })
    expect(change(10_000)).toEqual({ kind: 'known', share: -1736 })
    expect(change(null)).toBeNull()
    expect(change(1, null)).toBeNull()
  })

  it('each purchase is in prices of its own year', () => {
    const purchases = [
      { price: 10_000, date: '2023-01-01' },
      { price: 11_000, date: '2024-06' },
    ]
    expect(realChange(purchases, { value: 24_200, valuationDate: '2025-03' }, prices)).toEqual({
      kind: 'known',
      share: 0,
    })
  })

  it('names the years without prices', () => {
    const flows = ['2026-01-31', '2020-01-31', '2020-02-29', '2024-01-31'].map((day) => ({
      day,
      amount: 1,
    }))
    expect(realReturn(flows, prices)).toEqual({ kind: 'prices', years: [2020, 2026] })
    expect(
      realChange([{ price: 1, date: '2019' }], { value: 1, valuationDate: '2026' }, prices),
    ).toEqual({
      kind: 'prices',
      years: [2019, 2026],
    })
  })
})
