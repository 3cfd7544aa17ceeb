import { monthlySeries } from '@hausblick/figures/cashflow.ts'
import { describe, expect, it } from 'vitest'
import { CHART_HEIGHT, layPlot, nearestMonth } from './plot.ts'

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

describe('layPlot', () => {
  it('lays the months from the first to the last side by side', () => {
    const plot = layPlot(year, 700)
    expect(plot.points).toHaveLength(12)
    expect(plot.points.at(0)?.x).toBe(plot.left)
    expect(plot.points.at(-1)?.x).toBeCloseTo(plot.right)
    expect(plot.right).toBeLessThan(700)
  })

  it('keeps everything inside, with room above the highest value', () => {
    const { points, ticks, baseline } = layPlot(year, 700)
    const heights = points.flatMap((point) => [point.incomeY ?? 0, point.expensesY ?? 0])
    expect(Math.max(...heights)).toBeLessThan(baseline)
    expect(Math.min(...heights)).toBeGreaterThan(ticks.at(-1)?.y ?? Number.NaN)
    expect(baseline).toBeLessThan(CHART_HEIGHT)
  })

  it('writes amounts short and leaves months out where there is little room', () => {
    const wide = layPlot(year, 700)
    expect(wide.ticks.map(({ label }) => label)).toContain('€\u00a025.000')
    expect(wide.monthStep).toBe(1)
    const narrow = layPlot(year, 300)
    expect(narrow.ticks.map(({ label }) => label)).toContain('€\u00a025\u00a0Tsd.')
    expect(narrow.monthStep).toBe(2)
  })

  it('writes euro before every amount, and keeps the room that the longest needs', () => {
    for (const factor of [0.01, 1, 100, 10_000])
      for (const width of [300, 700]) {
        const months = year.map((month) => ({ ...month, income: (month.income ?? 0) * factor }))
        const { ticks, left } = layPlot(months, width)
        expect(
          ticks.map(({ label }) => label).filter((label) => !/^€\u00a0[^€]+$/.test(label)),
        ).toEqual([])
        expect(left).toBeLessThan(width / 3)
      }
    const millions = year.map((month) => ({ ...month, income: (month.income ?? 0) * 1000 }))
    expect(layPlot(millions, 300).left).toBeLessThan(layPlot(millions, 700).left)
  })

  it.each([
    { scale: 1, step: 2 },
    { scale: 1.5, step: 3 },
    { scale: 2, step: 5 },
  ])('leaves room for letters $scale times as large', ({ scale, step }) => {
    const usual = layPlot(year, 300)
    const { monthStep, left, right, baseline } = layPlot(year, 300, scale)
    expect(monthStep).toBe(step)
    expect(left - 10).toBeCloseTo((usual.left - 10) * scale)
    expect(300 - right).toBe((300 - usual.right) * scale)
    expect(CHART_HEIGHT - baseline).toBe((CHART_HEIGHT - usual.baseline) * scale)
  })

  it('draws zero above the foot where there are negative amounts', () => {
    const months = monthlySeries({ income: [10_000, 10_000], expenses: [5000, -8000] })
    const { baseline, points, ticks } = layPlot(months, 700)
    expect(points.at(-1)?.expensesY).toBeGreaterThan(baseline)
    expect(ticks.at(0)?.y).toBeGreaterThan(baseline)
  })

  it('puts a single month in the middle', () => {
    const plot = layPlot(monthlySeries({ income: [10_000], expenses: [4000] }), 700)
    expect(plot.points.at(0)?.x).toBe((plot.left + plot.right) / 2)
    expect(plot.income?.outline).toMatch(/^M[\d.]+,[\d.]+$/)
  })

  it('draws no line of what nothing is known of', () => {
    const plot = layPlot(monthlySeries({ income: [10_000], expenses: null }), 700)
    expect(plot.expenses).toBeNull()
    expect(plot.points.at(0)?.expensesY).toBeNull()
    expect(plot.income).not.toBeNull()
  })

  it('draws amounts of less than a euro', () => {
    const plot = layPlot(monthlySeries({ income: [40], expenses: [10] }), 700)
    expect(plot.ticks.map(({ label }) => label)).toEqual(['€\u00a00', '€\u00a01'])
  })
})

describe('nearestMonth', () => {
  const plot = layPlot(year, 700)
  const [first, second] = plot.points.map(({ x }) => x)
  const between = ((first ?? 0) + (second ?? 0)) / 2

  it('is the month whose line is nearest', () => {
    expect(nearestMonth(plot, 0)).toBe(0)
    expect(nearestMonth(plot, between - 1)).toBe(0)
    expect(nearestMonth(plot, between + 1)).toBe(1)
    expect(nearestMonth(plot, 9999)).toBe(11)
  })
})
