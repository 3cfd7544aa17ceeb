import { type Month, surplus } from '@hausblick/figures/cashflow.ts'
import { useMemo } from 'react'
import { useYears } from '../../../base/data/access.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { chooseMoneyFormat } from '../../../base/format/money.ts'
import { formatMonth } from '../../../base/format/month.ts'
import * as texts from '../texts.ts'
import { ChartTable } from './ChartTable.tsx'
import { Drawing } from './Drawing.tsx'
import { nameSurplus } from './nameSurplus.ts'
import { layOutPlot, type PlotPoint } from './plot.ts'
import { series } from './Series.tsx'
import { Tooltip } from './Tooltip.tsx'
import { useMarker } from './useMarker.ts'
import { kinds, nameBefore } from './YearBefore.tsx'

interface Props {
  title: string
  /** At least one month. */
  months: readonly Month[]
  /** Those of the year before; none by default. */
  before?: readonly Month[]
  /** Told of the month that the reader chooses, by its place. */
  onPick?: (month: number) => void
}

const nothing: readonly Month[] = []

/**
 * Income and expenses by month, as a slider: arrow keys, mouse and touch mark a month, whose amounts are shown beside it and
 * announced by screen readers.
 */
export function CashFlowChart({ title, months, before = nothing, onPick }: Props) {
  const { year } = useYears()
  const plot = useMemo(() => layOutPlot(months, before), [months, before])
  const format = chooseMoneyFormat(
    [...months, ...before].flatMap(({ income, expenses }) => [income, expenses]),
  )
  const { marked, drawing, handlers } = useMarker(plot, onPick)
  const current = marked ?? plot.points.length - 1
  const point = marked === null ? undefined : plot.points[marked]
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={texts.monthOf(title)}
        aria-valuemin={1}
        aria-valuemax={plot.points.length}
        aria-valuenow={current + 1}
        aria-valuetext={describeMonth(plot.points[current], year, format)}
        className="@container/chart [touch-action:pan-y] outline-offset-4 rounded-small select-none"
        {...handlers}
      >
        <Drawing plot={plot} marked={marked} drawing={drawing}>
          {point && <Tooltip key={point.month.label} point={point} format={format} />}
        </Drawing>
      </div>
      <ChartTable title={title} points={plot.points} format={format} />
    </>
  )
}

function describeMonth(
  point: PlotPoint | undefined,
  year: number,
  format: (cents: number) => string,
): string | undefined {
  if (!point) return undefined
  const { month, before } = point
  const { name, amount } = nameSurplus(surplus(month))
  return [
    texts.monthsOfYear(formatMonth(month.label), year),
    `${series.income.label} ${formatOptional(month.income, format)}`,
    `${series.expenses.label} ${formatOptional(month.expenses, format)}`,
    `${name} ${formatOptional(amount, format)}`,
    ...(before
      ? kinds.map((kind) => `${nameBefore(kind, year)} ${formatOptional(before[kind], format)}`)
      : []),
  ].join(', ')
}
