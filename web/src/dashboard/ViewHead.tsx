import { lastMonth, type Month } from '@hausblick/figures/cashflow.ts'
import type { ReactNode } from 'react'
import { useYears } from '../data/access.ts'
import { formatMonth } from '../format/month.ts'
import * as texts from './texts.ts'

interface Props {
  title: string
  /** The series whose last month the figures date from; undefined while loading. */
  months: readonly Month[] | undefined
  /** The selector of the view. */
  children?: ReactNode
}

/** The heading of a view, with the month its figures date from. */
export function ViewHead({ title, months, children }: Props) {
  const { year } = useYears()
  const last = months && lastMonth(months)
  return (
    <div className="mb-4 flex min-h-10 flex-col gap-4 md:flex-row md:items-center md:justify-between">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 className="text-17 font-medium text-ink-2">{title}</h2>
        {last && <p className="text-ink-3">{texts.state(formatMonth(last.label), year)}</p>}
      </div>
      {children}
    </div>
  )
}
