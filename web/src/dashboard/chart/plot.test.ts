import { monthlySeries } from '@hausblick/figures/cashflow.ts'
import { describe, expect, it } from 'vitest'
import { CHART_HEIGHT, findNearestMonth, layOutPlot } from './plot.ts'

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
    const plot = layOutPlot(year, 700)
    expect(plot.points).toHaveLength(12)
    expect(plot.points.at(0)?.x).toBe(plot.left)
    expect(plot.points.at(-1)?.x).toBeCloseTo(plot.right)
    expect(plot.right).toBeLessThan(700)
  })

  it('keeps everything inside, with space above the highest value', () => {
    const { points, ticks, baseline } = layOutPlot(year, 700)
    const heights = points.flatMap((point) => [point.incomeY ?? 0, point.expensesY ?? 0])
    expect(Math.max(...heights)).toBeLessThan(baseline)
    expect(Math.min(...heights)).toBeGreaterThan(ticks.at(-1)?.y ?? Number.NaN)
    expect(baseline).toBeLessThan(CHART_HEIGHT)
  })

  it('abbreviates amounts and skips months if the chart is narrow', () => {
    const wide = layOutPlot(year, 700)
    expect(wide.ticks.map(({ label }) => label)).toContain('€\u00a025.000')
    expect(wide.monthStep).toBe(1)
    const narrow = layOutPlot(year, 300)
    expect(narrow.ticks.map(({ label }) => label)).toContain('€\u00a025\u00a0Tsd.')
    expect(narrow.monthStep).toBe(2)
  })

  it('prefixes every amount with a euro sign and reserves room for the longest', () => {
    for (const factor of [0.01, 1, 100, 10_000])
      for (const width of [300, 700]) {
        const months = year.map((month) => ({ ...month, income: (month.income ?? 0) * factor }))
        const { ticks, left } = layOutPlot(months, width)
        expect(
          ticks.map(({ label }) => label).filter((label) => !/^€\u00a0[^€]+$/.test(label)),
        ).toEqual([])
        expect(left).toBeLessThan(width / 3)
      }
    const millions = year.map((month) => ({ ...month, income: (month.income ?? 0) * 1000 }))
    expect(layOutPlot(millions, 300).left).toBeLessThan(layOutPlot(millions, 700).left)
  })

  it.each([
    { scale: 1, step: 2 },
    { scale: 1.5, step: 3 },
    { scale: 2, step: 5 },
  ])('leaves room for a font $scale times as large', ({ scale, step }) => {
    const usual = layOutPlot(year, 300)
    const { monthStep, left, right, baseline } = layOutPlot(year, 300, scale)
    expect(monthStep).toBe(step)
    expect(left - 10).toBeCloseTo((usual.left - 10) * scale)
    expect(300 - right).toBe((300 - usual.right) * scale)
    expect(CHART_HEIGHT - baseline).toBe((CHART_HEIGHT - usual.baseline) * scale)
  })

  it('draws zero above the bottom if there are negative amounts', () => {
    const months = monthlySeries({ income: [10_000, 10_000], expenses: [5000, -8000] })
    const { baseline, points, ticks } = layOutPlot(months, 700)
    expect(points.at(-1)?.expensesY).toBeGreaterThan(baseline)
    expect(ticks.at(0)?.y).toBeGreaterThan(baseline)
  })

  it('centres a single month', () => {
    const plot = layOutPlot(monthlySeries({ income: [10_000], expenses: [4000] }), 700)
    expect(plot.points.at(0)?.x).toBe((plot.left + plot.right) / 2)
    expect(plot.income?.outline).toMatch(/^M[\d.]+,[\d.]+$/)
  })

  it('draws no line for an unknown series', () => {
    const plot = layOutPlot(monthlySeries({ income: [10_000], expenses: null }), 700)
    expect(plot.expenses).toBeNull()
    expect(plot.points.at(0)?.expensesY).toBeNull()
    expect(plot.income).not.toBeNull()
  })

  it('draws amounts of less than a euro', () => {
    const plot = layOutPlot(monthlySeries({ income: [40], expenses: [10] }), 700)
    expect(plot.ticks.map(({ label }) => label)).toEqual(['€\u00a00', '€\u00a01'])
  })
})

describe('findNearestMonth', () => {
  const plot = layOutPlot(year, 700)
  const [first, second] = plot.points.map(({ x }) => x)
  const between = ((first ?? 0) + (second ?? 0)) / 2

  it('returns the month whose line is nearest', () => {
    expect(findNearestMonth(plot, 0)).toBe(0)
    expect(findNearestMonth(plot, between - 1)).toBe(0)
    expect(findNearestMonth(plot, between + 1)).toBe(1)
    expect(findNearestMonth(plot, 9999)).toBe(11)
  })
})
