import {
  lastMonth,
  MONTH_LABELS,
  type Month,
  type MonthLabel,
} from '@hausblick/figures/cashflow.ts'
import { periodOf } from '@hausblick/figures/dates/period.ts'
import type { ReactNode } from 'react'
import { useYears } from '../../base/data/access.ts'
import { formatDate } from '../../base/format/date.ts'
import { formatMonth } from '../../base/format/month.ts'
import * as texts from './texts.ts'

interface Props {
  title: string
  /** The series whose last month the figures date from; undefined while loading. */
  months: readonly Month[] | undefined
  /** The date of the value that is shown below, ISO 8601; null if unknown. */
  valuationDate: string | null
  /** The selector of the view. */
  children?: ReactNode
}

/** The heading of a view, with the month its figures date from. */
export function ViewHead({ title, months, valuationDate, children }: Props) {
  const { year } = useYears()
  const last = months && lastMonth(months)
  return (
    <div className="mb-3 flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 className="text-17 font-medium text-ink-2">{title}</h2>
        {last && <p className="text-ink-3">{stateOf(last.label, year, valuationDate)}</p>}
      </div>
      {children}
    </div>
  )
}

/** Shows the date of the figures, and apart that of a value later than the last month. */
function stateOf(label: MonthLabel, year: number, valuationDate: string | null): string {
  const end = `${year}-${String(MONTH_LABELS.indexOf(label) + 1).padStart(2, '0')}-31`
  const valued = periodOf(valuationDate)?.first
  return valued === undefined || valued <= end
    ? texts.state(formatMonth(label), year)
    : texts.laterValue(formatMonth(label), year, formatDate(valuationDate ?? ''))
}
