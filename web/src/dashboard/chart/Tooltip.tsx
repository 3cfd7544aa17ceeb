import { surplus } from '@hausblick/figures/cashflow.ts'
import type { ReactNode } from 'react'
import { formatOptional } from '../../format/missing.ts'
import { formatMonth } from '../../format/month.ts'
import * as texts from '../texts.ts'
import { nameSurplus } from './nameSurplus.ts'
import type { PlotPoint } from './plot.ts'
import { SeriesMark, series } from './Series.tsx'

/** Fits `Fehlbetrag € 1.234.567,89` at the default font size. */
const WIDTH = 204
const DISTANCE = 14

interface Props {
  point: PlotPoint
  format: (cents: number) => string
  /** Width of the chart in pixels. */
  room: number
  /** Font size relative to the default. */
  scale: number
}

/** Both amounts of a month and their difference, beside the month's line on the side that has room. */
export function Tooltip({ point, format, room, scale }: Props) {
  const { income, expenses } = point.month
  const difference = nameSurplus(surplus(point.month))
  const width = Math.min(WIDTH * scale, room)
  const onTheRight = point.x + DISTANCE + width <= room
  const left = onTheRight ? point.x + DISTANCE : Math.max(0, point.x - DISTANCE - width)
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-10 rounded-control border border-line bg-surface px-3 py-2.5 text-13 shadow-float"
      style={{ width, transform: `translateX(${left}px)` }}
    >
      <p className="mb-1.5 font-semibold">{texts.monthsOfYear(formatMonth(point.month.label))}</p>
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
