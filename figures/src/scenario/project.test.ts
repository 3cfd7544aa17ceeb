import { describe, expect, it, test } from 'vitest'
import { known, plan, sellable } from '../testing/scenario.ts'
import { type Assumptions, NEUTRAL } from './assumptions.ts'
import type { Known } from './known.ts'
import { compareOutcomes } from './outcome.ts'
import { project } from './project.ts'

const run = (given: Partial<Known>, assumed: Partial<Assumptions> = {}) =>
  project(known(given), { ...NEUTRAL, ...assumed })
const yearsOf = (given: Partial<Known>, assumed: Partial<Assumptions> = {}) =>
  run(given, assumed).years
const gaps = new Map([
  ['W1', 60_000],
  ['W2', 40_000],
])

test('ten years begin with the one after today', () => {
  expect(yearsOf({}).map(({ year }) => year)).toEqual([
    2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036,
  ])
})

test('as it is, without loans, everything stays', () => {
  const { years, missing } = run({})
  expect(missing).toEqual([])
  for (const [index, year] of years.entries())
    expect(year).toEqual({
      year: 2027 + index,
      income: 1_200_000,
      expenses: 300_000,
      interest: 0,
      principal: 0,
      cash: 900_000,
      once: 0,
      debt: 0,
      value: 30_000_000,
      equity: 30_000_000,
      wealth: 30_000_000 + 900_000 * (index + 1),
    })
})

describe('income', () => {
  test.each<[string, Partial<Assumptions>, first: number, last: number]>([
    ['rents rise from the first year on', { rents: 200 }, 1_224_000, 1_462_793],
    ['rents fall', { rents: -1_000 }, 1_080_000, 418_414],
    ['vacancy replaces that of the year shown', { vacancy: 1_000 }, 1_125_000, 1_125_000],
    [
      'half of the gap comes in at once',
      { market: { share: 5_000, from: null } },
      1_250_000,
      1_250_000,
    ],
    [
      'the gap comes in from a year on',
      { market: { share: 10_000, from: 2036 } },
      1_200_000,
      1_300_000,
    ],
    [
      'all of them',
      { rents: 100, vacancy: 0, market: { share: 3_333, from: 2030 } },
      // 1.200.000 · 10.000/9.600 · 1,01; (1.200.000 + 33.330) · 10.000/9.600 · 1,01^10
      1_262_500,
      1_419_129,
    ],
  ])('%s', (_, assumed, first, last) => {
    const years = yearsOf({ gaps }, assumed)
    expect([years.at(0)?.income, years.at(-1)?.income]).toEqual([first, last])
  })

  it('is unknown with a vacancy if that of the year shown is', () => {
    for (const occupancyRate of [null, 0]) {
      const { years, missing } = run({ occupancyRate }, { vacancy: 500 })
      expect(years.map(({ income }) => income)).toEqual(years.map(() => null))
      expect(missing).toEqual([{ part: 'occupancy' }])
      expect(run({ occupancyRate }).missing).toEqual([])
    }
  })
})

test('costs and values change each year, rounded once', () => {
  const last = yearsOf({ expenses: 333, value: 77 }, { costs: 250, values: -300 }).at(-1)
  expect(last).toMatchObject({ expenses: Math.round(333 * 1.025 ** 10), value: 57 })
})

test('special repayments go out beside, and save interest', () => {
  const plans = [plan(), plan({ loanId: 'D2' })]
  const asIs = run({ plans })
  const scenario = run({ plans }, { special: { amount: 100_000, loanId: 'D2' } })
  expect(scenario.years[0]).toMatchObject({ once: -100_000, cash: asIs.years[0]?.cash })
  expect(scenario.years[0]?.debt).toBe((asIs.years[0]?.debt ?? 0) - 100_000)
  const lines = compareOutcomes(asIs, scenario)
  const of = (part: string) => lines.find((line) => line.part === part)?.difference
  expect(of('interest')).toBeLessThan(0)
  expect(of('once')).toBe(-1_000_000)
  // What is paid less in interest is what one has more in the end.
  expect(of('wealth')).toBe(-(of('interest') ?? 0))
})

describe('a sale', () => {
  const sale = { kind: 'unit', id: 'W1', year: 2028, price: null } as const
  const sold = sellable({ loanIds: ['D1'] })

  it('brings what it is then worth, repays its loan, and leaves the rest', () => {
    const given = { plans: [plan(), plan({ loanId: 'D2' })], sellables: [sold], gaps }
    const assumed = { values: 1_000, market: { share: 10_000, from: null } }
    const without = yearsOf(given, assumed)
    const years = yearsOf(given, { ...assumed, sale })
    expect(years[0]).toEqual(without[0])
    const debt = (without[1]?.debt ?? 0) / 2
    expect(years[1]).toMatchObject({
      income: without[1]?.income,
      cash: without[1]?.cash,
      once: 12_100_000 - debt,
      debt,
      value: 24_200_000,
      wealth: without[1]?.wealth,
    })
    expect(years[2]).toMatchObject({ income: 800_000 + 40_000, expenses: 200_000, once: 0 })
    expect(years[2]?.interest).toBe((without[2]?.interest ?? 0) / 2)
  })

  it('may have a price of its own', () => {
    const years = yearsOf({ sellables: [sold] }, { sale: { ...sale, price: 9_000_000 } })
    expect(years[1]).toMatchObject({ once: 9_000_000, value: 20_000_000 })
  })

  test.each([
    ['no value', { value: null }, [{ part: 'soldValue' }]],
    ['no amounts', { income: null }, [{ part: 'sold' }]],
    ['more than all', { value: 30_000_001 }, [{ part: 'soldMore' }]],
  ] as const)('is unknown with %s', (_, given, missing) => {
    const projection = run({ sellables: [sellable(given)] }, { sale })
    expect(projection.missing).toEqual(missing)
    expect(projection.years[0]?.wealth).not.toBeNull()
    expect(projection.years.at(-1)?.wealth).toBeNull()
  })
})

test('what is unknown of the portfolio is said', () => {
  expect(run({ months: 7, income: null, expenses: null, value: null }).missing).toEqual([
    { part: 'year' },
    { part: 'value' },
  ])
  const { years, missing } = run({ expenses: null })
  expect(missing).toEqual([{ part: 'expenses' }])
  expect(years[0]).toMatchObject({
    income: 1_200_000,
    cash: null,
    equity: 30_000_000,
    wealth: null,
  })
})
