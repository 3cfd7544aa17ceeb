import { type Month, surplus } from '@hausblick/figures/cashflow.ts'
import { useMemo } from 'react'
import { formatOptional } from '../../format/missing.ts'
import { formatMonth } from '../../format/month.ts'
import { useFontScale } from '../../ui/useFontScale.ts'
import { useWidth } from '../../ui/useWidth.ts'
import * as texts from '../texts.ts'
import { ChartTable } from './ChartTable.tsx'
import { chooseMonthFormat } from './chooseMonthFormat.ts'
import { Drawing } from './Drawing.tsx'
import { nameSurplus } from './nameSurplus.ts'
import { layOutPlot } from './plot.ts'
import { series } from './Series.tsx'
import { Tooltip } from './Tooltip.tsx'
import { useMarker } from './useMarker.ts'

/** Width in pixels before layout, and in print: that of an A4 page without margins and paddings. */
const UNMEASURED = 640

interface Props {
  title: string
  /** At least one month. */
  months: readonly Month[]
}

/**
 * Income and expenses by month, as a slider: arrow keys, mouse and touch mark a month, whose amounts are shown beside it and
 * announced by screen readers.
 */
export function CashFlowChart({ title, months }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>(UNMEASURED)
  const scale = useFontScale()
  const plot = useMemo(() => layOutPlot(months, width, scale), [months, width, scale])
  const format = chooseMonthFormat(months)
  const { marked, handlers } = useMarker(plot)
  const current = marked ?? plot.points.length - 1
  const point = marked === null ? undefined : plot.points[marked]
  return (
    <>
      <div
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={texts.monthOf(title)}
        aria-valuemin={1}
        aria-valuemax={plot.points.length}
        aria-valuenow={current + 1}
        aria-valuetext={describeMonth(months[current], format)}
        className="relative [touch-action:pan-y] rounded-small select-none"
        {...handlers}
      >
        <Drawing plot={plot} marked={marked} />
        {point && <Tooltip point={point} format={format} room={width} scale={scale} />}
      </div>
      <ChartTable title={title} months={months} />
    </>
  )
}

function describeMonth(
  month: Month | undefined,
  format: (cents: number) => string,
): string | undefined {
  if (!month) return undefined
  const { name, amount } = nameSurplus(surplus(month))
  return [
    texts.monthsOfYear(formatMonth(month.label)),
    `${series.income.label} ${formatOptional(month.income, format)}`,
    `${series.expenses.label} ${formatOptional(month.expenses, format)}`,
    `${name} ${formatOptional(amount, format)}`,
  ].join(', ')
}
