import { surplus } from '@hausblick/figures/cashflow.ts'
import type { ReactNode } from 'react'
import { useYears } from '../../../base/data/access.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMonth } from '../../../base/format/month.ts'
import * as texts from '../texts.ts'
import { nameSurplus } from './nameSurplus.ts'
import type { PlotPoint } from './plot.ts'
import { SeriesMark, series } from './Series.tsx'
import { DashMark, kinds } from './YearBefore.tsx'

/** Fits `Fehlbetrag € 1.234.567,89`, but is no wider than the chart. */
const WIDTH = 'min(12.75rem, 100cqw)'
const DISTANCE = '14px'
/** The chart's room right of the drawing. */
const MARGIN = '0.875rem'

interface Props {
  point: PlotPoint
  format: (cents: number) => string
}

/** Both amounts of a month and their difference, and those of the year before, beside the month's line towards the middle, within the chart. */
export function Tooltip({ point, format }: Props) {
  const { year } = useYears()
  const { income, expenses } = point.month
  const difference = nameSurplus(surplus(point.month))
  const { x, before } = point
  const place =
    x <= 50
      ? { left: `min(${x}% + ${DISTANCE}, 100% + ${MARGIN} - ${WIDTH})` }
      : { right: `min(${100 - x}% + ${DISTANCE}, 100cqw - ${MARGIN} - ${WIDTH})` }
  return (
    <div
      className="pointer-events-none absolute top-7 z-1 rounded-control border border-line bg-surface px-3 py-2.5 text-13 text-ink shadow-float"
      style={{ width: WIDTH, ...place }}
    >
      <p className="mb-1.5 font-semibold">
        {texts.monthsOfYear(formatMonth(point.month.label), year)}
      </p>
      <Line
        name={series.income.label}
        amount={formatOptional(income, format)}
        mark={<SeriesMark of="income" />}
      />
      <Line
        name={series.expenses.label}
        amount={formatOptional(expenses, format)}
        mark={<SeriesMark of="expenses" />}
      />
      <div className="mt-1.5 border-t border-line pt-1.5">
        <Line name={difference.name} amount={formatOptional(difference.amount, format)} />
      </div>
      {before && (
        <div className="mt-1.5 border-t border-line pt-1.5">
          <p className="text-ink-2">
            {texts.monthsOfYear(formatMonth(point.month.label), year - 1)}
          </p>
          {kinds.map((kind) => (
            <Line
              key={kind}
              name={series[kind].label}
              amount={formatOptional(before[kind], format)}
              mark={<DashMark of={kind} />}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function Line({ name, amount, mark }: { name: string; amount: string; mark?: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 py-px">
      {mark}
      <span className="text-ink-2">{name}</span>
      <span className="ml-auto font-semibold">{amount}</span>
    </p>
  )
}
