import type { Month } from '@hausblick/figures/cashflow.ts'
import { EURO } from '@hausblick/figures/wholeEuros.ts'
import { formatMoney, formatMoneyShort } from '../../format/money.ts'
import { createAxis } from './axis.ts'
import { drawSmoothLine } from './smoothLine.ts'

/** Height of the chart in pixels (specification §9). */
export const CHART_HEIGHT = 300

const TOP = 12
const BOTTOM = 32
const RIGHT = 14
const LABEL_GAP = 10
/** Widths of wide and narrow characters of an axis label, slightly more than Geist's at 12 pixels. */
const CHARACTER = 7
const NARROW_CHARACTER = 4
const NARROW = /[\u00a0.,i]/
/** Below this width, amounts are abbreviated. */
const FULL_LABEL_WIDTH = 480
/** Width of a month's label. */
const MONTH_WIDTH = 32
/** Space above the highest value, as a fraction of it. */
const HEAD_ROOM = 0.08

/** The layout of a chart, in pixels of a drawing of `width` by `CHART_HEIGHT`. */
export interface Plot {
  readonly width: number
  readonly left: number
  readonly right: number
  readonly baseline: number
  readonly points: readonly PlotPoint[]
  readonly ticks: readonly { readonly y: number; readonly label: string }[]
  /** The axis labels every n-th month. */
  readonly monthStep: number
  /** Null if unknown. */
  readonly income: PlotShape | null
  readonly expenses: PlotShape | null
}

/** SVG path data of a series: its line, and the area down to zero. */
interface PlotShape {
  readonly outline: string
  readonly area: string
}

export interface PlotPoint {
  readonly month: Month
  readonly x: number
  /** Null if unknown. */
  readonly incomeY: number | null
  readonly expensesY: number | null
}

/** Lays out a series of at least one month. `scale` is the font size relative to the default. */
export function layOutPlot(series: readonly Month[], width: number, scale = 1): Plot {
  const values = series.flatMap((month) => [month.income ?? 0, month.expenses ?? 0])
  const highest = Math.max(0, ...values) * (1 + HEAD_ROOM)
  const axis = createAxis(Math.min(0, ...values), highest || EURO)
  const y = (value: number) =>
    TOP + ((axis.to - value) / (axis.to - axis.from)) * (CHART_HEIGHT - TOP - BOTTOM * scale)

  const format = (value: number) =>
    width < FULL_LABEL_WIDTH * scale ? formatMoneyShort(value, axis.to) : formatMoney(value)
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
    const outline = drawSmoothLine(places)
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

/** Returns the index of the month nearest to `x`. */
export function findNearestMonth(plot: Plot, x: number): number {
  const distances = plot.points.map((point) => Math.abs(point.x - x))
  return distances.indexOf(Math.min(...distances))
}

function widthOf(label: string): number {
  const widths = [...label].map((each) => (NARROW.test(each) ? NARROW_CHARACTER : CHARACTER))
  return widths.reduce((sum, width) => sum + width, 0)
}
