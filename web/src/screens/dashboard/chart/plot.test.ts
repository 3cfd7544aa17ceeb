import { monthlySeries } from '@hausblick/figures/cashflow.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNearestMonth, layOutPlot } from './plot.ts'

const year = monthlySeries({
  income: [
    1_850_000, 1_850_000, 1_860_000, 1_860_000, 1_910_000, 1_910_000, 1_830_000, 1_930_000,
    1_940_000, 1_940_000, 1_950_000, 1_964_000,
  ],
  expenses: [
    750_000, 700_000, 920_000, 740_000, 1_184_000, 710_000, 730_000, 690_000, 1_330_000, 760_000,
    710_000, 893_000,
  ],
})

describe('layOutPlot', () => {
  it('places the months side by side from first to last', () => {
    const places = layOutPlot(year).points.map(({ x }) => x)
    expect(places).toHaveLength(12)
    expect([places.at(0), places.at(-1)]).toEqual([0, 100])
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('keeps everything inside, with space above the highest value', () => {
    const { points, ticks, baseline } = layOutPlot(year)
    const heights = points.flatMap((point) => [point.incomeY ?? 0, point.expensesY ?? 0])
    expect(Math.max(...heights)).toBeLessThan(baseline)
    expect(Math.min(...heights)).toBeGreaterThan(ticks.at(-1)?.y ?? Number.NaN)
    expect([ticks.at(0)?.y, ticks.at(-1)?.y]).toEqual([100, 0])
  })

  it('labels amounts in full and in short', () => {
    const { ticks } = layOutPlot(year)
    expect(ticks.map(({ label }) => label)).toContain('€\u00a025.000')
    expect(ticks.map(({ shortLabel }) => shortLabel)).toContain('€\u00a025\u00a0Tsd.')
  })

  it('prefixes every amount with a euro sign', () => {
    for (const factor of [0.01, 1, 100, 10_000]) {
      const months = year.map((month) => ({ ...month, income: (month.income ?? 0) * factor }))
      const labels = layOutPlot(months).ticks.flatMap((tick) => [tick.label, tick.shortLabel])
      expect(labels.filter((label) => !/^€\u00a0[^€]+$/.test(label))).toEqual([])
    }
  })

  it('draws zero above the bottom if there are negative amounts', () => {
    const months = monthlySeries({ income: [10_000, 10_000], expenses: [5000, -8000] })
    const { baseline, points, ticks } = layOutPlot(months)
    expect(points.at(-1)?.expensesY).toBeGreaterThan(baseline)
    expect(ticks.at(0)?.y).toBeGreaterThan(baseline)
  })

  it('centres a single month', () => {
    const plot = layOutPlot(monthlySeries({ income: [10_000], expenses: [4000] }))
    expect(plot.points.at(0)?.x).toBe(50)
    expect(plot.income?.outline).toMatch(/^M50,[\d.]+Z$/)
  })

  it('draws no line for an unknown series', () => {
    const plot = layOutPlot(monthlySeries({ income: [10_000], expenses: null }))
    expect(plot.expenses).toBeNull()
    expect(plot.points.at(0)?.expensesY).toBeNull()
    expect(plot.income).not.toBeNull()
  })

  it('draws amounts of less than a euro', () => {
    const plot = layOutPlot(monthlySeries({ income: [40], expenses: [10] }))
    expect(plot.ticks.map(({ label }) => label)).toEqual(['€\u00a00', '€\u00a01'])
  })

  it('leads straight from month to month', () => {
    const cents = fc.integer({ min: -1e8, max: 1e8 })
    const months = fc.array(cents, { minLength: 2, maxLength: 12 })
    // Nothing but zeros counts as unknown.
    const known = months.filter((amounts) => amounts.some((amount) => amount !== 0))
    fc.assert(
      fc.property(known, (expenses) => {
        const { points, expenses: shape } = layOutPlot(monthlySeries({ income: null, expenses }))
        // One straight line a month: `M`, then an `L` for each that follows.
        expect(shape?.outline).toMatch(/^M[^A-Z]+(L[^A-Z]+)*$/)
        const drawn = shape?.outline
          .slice(1)
          .split('L')
          .map((point) => point.split(',').map(Number))
        expect(drawn).toHaveLength(points.length)
        for (const [index, [x = Number.NaN, y = Number.NaN]] of drawn?.entries() ?? []) {
          expect(x).toBeCloseTo(points[index]?.x ?? Number.NaN, 2)
          expect(y).toBeCloseTo(points[index]?.expensesY ?? Number.NaN, 2)
        }
      }),
    )
  })
})

describe('findNearestMonth', () => {
  const plot = layOutPlot(year)
  const between = (plot.points[1]?.x ?? 0) / 2

  it('returns the month whose line is nearest', () => {
    expect(findNearestMonth(plot, -10)).toBe(0)
    expect(findNearestMonth(plot, between - 1)).toBe(0)
    expect(findNearestMonth(plot, between + 1)).toBe(1)
    expect(findNearestMonth(plot, 110)).toBe(11)
  })
})
