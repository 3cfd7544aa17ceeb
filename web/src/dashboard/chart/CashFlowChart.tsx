import { type Month, surplus } from '@hausblick/figures/cashflow.ts'
import { useMemo } from 'react'
import { shownNumber } from '../../format/missing.ts'
import { formatMonth } from '../../format/month.ts'
import { useFontScale } from '../../ui/useFontScale.ts'
import { useWidth } from '../../ui/useWidth.ts'
import * as texts from '../texts.ts'
import { ChartTable } from './ChartTable.tsx'
import { Drawing } from './Drawing.tsx'
import { monthAmountFormat } from './monthAmount.ts'
import { namedSurplus } from './namedSurplus.ts'
import { layPlot } from './plot.ts'
import { series } from './Series.tsx'
import { Tooltip } from './Tooltip.tsx'
import { useMarker } from './useMarker.ts'

/** Width of the drawing until the page is laid out, and on paper: that of an A4 page without its margins and paddings. */
const UNMEASURED = 640

interface Props {
  title: string
  /** At least one month. */
  months: readonly Month[]
}

/**
 * Income and expenses month by month. It is a slider over the months: arrow keys, mouse and touch mark one, and its amounts
 * are shown beside it and spoken.
 */
export function CashFlowChart({ title, months }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>(UNMEASURED)
  const scale = useFontScale()
  const plot = useMemo(() => layPlot(months, width, scale), [months, width, scale])
  const format = monthAmountFormat(months)
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
        aria-valuetext={spoken(months[current], format)}
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

function spoken(month: Month | undefined, format: (euros: number) => string): string | undefined {
  if (!month) return undefined
  const { name, amount } = namedSurplus(surplus(month))
  return [
    texts.monthsOfYear(formatMonth(month.label)),
    `${series.income.label} ${shownNumber(month.income, format)}`,
    `${series.expenses.label} ${shownNumber(month.expenses, format)}`,
    `${name} ${shownNumber(amount, format)}`,
  ].join(', ')
}
