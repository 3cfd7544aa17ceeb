import type { Month } from '@hausblick/figures/cashflow.ts'
import { EURO } from '@hausblick/figures/wholeEuros.ts'
import { formatMoney, formatMoneyShort } from '../../../base/format/money.ts'
import { createAxis } from '../../../base/ui/axis.ts'
import { drawLine, type Points } from '../../../base/ui/drawLine.ts'

/** Space above the highest value, as a fraction of it. */
const HEAD_ROOM = 0.08

/** The layout of a chart. All places are in percent of the drawing, which the browser stretches to the room there is. */
export interface Plot {
  readonly points: readonly PlotPoint[]
  /** Equidistant, from the bottom to the top. */
  readonly ticks: readonly Tick[]
  /** Where the amount is zero. */
  readonly baseline: number
  /** Null if unknown. */
  readonly income: PlotShape | null
  readonly expenses: PlotShape | null
  /** The same months of the year before; null if unknown. */
  readonly incomeBefore: PlotShape | null
  readonly expensesBefore: PlotShape | null
}

interface Tick {
  readonly y: number
  readonly label: string
  /** For narrow charts. */
  readonly shortLabel: string
}

/** SVG path data of a series: its line, and the area down to zero. */
interface PlotShape {
  readonly outline: string
  readonly area: string
}

export interface PlotPoint {
  readonly month: Month
  /** The same month of the year before; undefined if unknown. */
  readonly before: Month | undefined
  readonly x: number
  /** Null if unknown. */
  readonly incomeY: number | null
  readonly expensesY: number | null
}

/** Lays out a series of at least one month, and the same months of the year before as far as they are known. */
export function layOutPlot(series: readonly Month[], before: readonly Month[] = []): Plot {
  const shown = [...series, ...before.slice(0, series.length)]
  const values = shown.flatMap((month) => [month.income ?? 0, month.expenses ?? 0])
  const highest = Math.max(0, ...values) * (1 + HEAD_ROOM)
  const axis = createAxis(Math.min(0, ...values), highest || EURO)
  const y = (value: number) => ((axis.to - value) / (axis.to - axis.from)) * 100
  const points = series.map((month, index) => ({
    month,
    before: before[index],
    x: series.length > 1 ? (index / (series.length - 1)) * 100 : 50,
    incomeY: month.income === null ? null : y(month.income),
    expensesY: month.expenses === null ? null : y(month.expenses),
  }))
  const placeBefore = (kind: 'income' | 'expenses') =>
    points.map(({ x, before: month }) => {
      const amount = month?.[kind] ?? null
      return [x, amount === null ? null : y(amount)] as const
    })
  return {
    points,
    ticks: axis.marks.map((value) => ({
      y: y(value),
      label: formatMoney(value),
      shortLabel: formatMoneyShort(value, axis.to),
    })),
    baseline: y(0),
    income: drawShape(
      points.map((point) => [point.x, point.incomeY] as const),
      y(0),
    ),
    expenses: drawShape(
      points.map((point) => [point.x, point.expensesY] as const),
      y(0),
    ),
    incomeBefore: drawShape(placeBefore('income'), y(0)),
    expensesBefore: drawShape(placeBefore('expenses'), y(0)),
  }
}

/** Draws a series with straight lines, since a curve would spread the cost of one month over its neighbours. */
function drawShape(points: Points, baseline: number): PlotShape | null {
  const known = points.filter(([, y]) => y !== null)
  const outline = drawLine(known)
  const [[first] = [0], [last] = [0]] = [known.at(0), known.at(-1)]
  const area = drawLine([[first, baseline], ...known, [last, baseline]])
  return outline === null || area === null ? null : { outline, area: `${area}Z` }
}

/** Returns the index of the month nearest to `x`. */
export function findNearestMonth(plot: Plot, x: number): number {
  const distances = plot.points.map((point) => Math.abs(point.x - x))
  return distances.indexOf(Math.min(...distances))
}
