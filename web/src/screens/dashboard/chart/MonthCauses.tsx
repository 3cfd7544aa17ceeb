import { MONTH_LABELS } from '@hausblick/figures/cashflow.ts'
import { useYears } from '../../../base/data/access.ts'
import { Link } from '../../../base/ui/Link.tsx'
import type { Causes } from '../kinds/useCauses.ts'
import * as texts from '../texts.ts'
import { series } from './Series.tsx'

interface Props {
  /** Counted from 0. */
  month: number
  causes: Causes
}

/** What the amounts of the month last chosen in the chart lead to; nothing where they lead nowhere. */
export function MonthCauses({ month, causes }: Props) {
  const { year } = useYears()
  const name = texts.monthsOfYear(MONTH_LABELS[month] ?? '', year)
  const leads = [
    { to: causes.kinds('income', month), text: series.income.label, more: texts.byKind },
    { to: causes.kinds('expenses', month), text: series.expenses.label, more: texts.byKind },
    { to: causes.documents(month), text: texts.documents, more: '' },
  ].filter(({ to }) => to !== null)
  if (leads.length === 0) return null
  return (
    <p className="-mb-2 flex flex-wrap md:mt-1 md:mb-0 items-center gap-x-3 text-13 print:hidden">
      <span aria-live="polite" className="text-ink-3">
        {texts.causesOf(name)}
      </span>
      {leads.map(({ to, text, more }) => (
        <Link key={text} to={to ?? ''} className="link inline-flex min-h-11 items-center">
          {text}
          <span className="sr-only">{`${more} ${name}`}</span>
        </Link>
      ))}
    </p>
  )
}
