import type { Month } from '@hausblick/figures/cashflow.ts'
import { formatMoney, formatMoneyShort } from '../../format/money.ts'
import { smoothLine } from './curve.ts'
import { roundAxis } from './ticks.ts'

/** Height of the chart in pixels (specification §9). */
export const CHART_HEIGHT = 300

const EURO = 100
const TOP = 12
const BOTTOM = 32
const RIGHT = 14
const LABEL_GAP = 10
/** Width of a character of an axis label, a little more than Geist's digits at 12 pixels, and of those that are narrow. */
const CHARACTER = 7
const NARROW_CHARACTER = 4
const NARROW = /[\u00a0.,i]/
/** Below this width amounts are written short. */
const ROOMY = 480
/** Room that a month's name needs. */
const MONTH_WIDTH = 32
/** Part of the highest value that stays free above it. */
const HEAD_ROOM = 0.08

/** Where everything of a chart lies, in pixels of a drawing that is `width` wide and `CHART_HEIGHT` high. */
export interface Plot {
  readonly width: number
  readonly left: number
  readonly right: number
  readonly baseline: number
  readonly points: readonly PlotPoint[]
  readonly ticks: readonly { readonly y: number; readonly label: string }[]
  /** Every how many months the axis names one. */
  readonly monthStep: number
  /** Null where it is not known. */
  readonly income: PlotShape | null
  readonly expenses: PlotShape | null
}

/** SVG path data of a series: its line, and the area between it and zero. */
interface PlotShape {
  readonly outline: string
  readonly area: string
}

export interface PlotPoint {
  readonly month: Month
  readonly x: number
  /** Null where the amount is not known. */
  readonly incomeY: number | null
  readonly expensesY: number | null
}

/** Lays out a series that has at least one month; `scale` says how much larger letters are than usual. */
export function layPlot(series: readonly Month[], width: number, scale = 1): Plot {
  const values = series.flatMap((month) => [month.income ?? 0, month.expenses ?? 0])
  const highest = Math.max(0, ...values) * (1 + HEAD_ROOM)
  const axis = roundAxis(Math.min(0, ...values), highest || EURO)
  const y = (value: number) =>
    TOP + ((axis.to - value) / (axis.to - axis.from)) * (CHART_HEIGHT - TOP - BOTTOM * scale)

  const format = (value: number) =>
    width < ROOMY * scale ? formatMoneyShort(value, axis.to) : formatMoney(value)
  const labels = axis.marks.map((value) => ({ y: y(value), label: format(value) }))
  const left = Math.max(...labels.map(({ label }) => widthOf(label) * scale)) + LABEL_GAP
  const right = width - RIGHT * scale

  const spacing = series.length > 1 ? (right - left) / (series.length - 1) : 0
  const points = series.map((month, index) => ({
    month,
    x: series.length > 1 ? left + index * spacing : (left + right) / 2,
    incomeY: month.income === null ? null : y(month.income),
    expensesY: month.expenses === null ? null : y(month.expenses),
  }))

  const shape = (height: (point: PlotPoint) => number | null) => {
    const places = points.flatMap((point) => {
      const at = height(point)
      return at === null ? [] : [{ x: point.x, y: at }]
    })
    if (places.length === 0) return null
    const outline = smoothLine(places)
    const ends = [points.at(-1)?.x, points.at(0)?.x]
    return { outline, area: `${outline}${ends.map((x) => `L${x},${y(0)}`).join('')}Z` }
  }

  return {
    width,
    left,
    right,
    baseline: y(0),
    points,
    ticks: labels,
    monthStep: spacing > 0 ? Math.ceil((MONTH_WIDTH * scale) / spacing) : 1,
    income: shape((point) => point.incomeY),
    expenses: shape((point) => point.expensesY),
  }
}

/** The index of the month that lies nearest to `x`. */
export function nearestMonth(plot: Plot, x: number): number {
  const distances = plot.points.map((point) => Math.abs(point.x - x))
  return distances.indexOf(Math.min(...distances))
}

function widthOf(label: string): number {
  const widths = [...label].map((each) => (NARROW.test(each) ? NARROW_CHARACTER : CHARACTER))
  return widths.reduce((sum, width) => sum + width, 0)
}
