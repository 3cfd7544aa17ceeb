import { type Month, totals } from '@hausblick/figures/cashflow.ts'
import { type ReactNode, useId, useState } from 'react'
import { useYears } from '../../../base/data/access.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMoney } from '../../../base/format/money.ts'
import { NO_BREAK } from '../../../base/format/number.ts'
import { Skeleton } from '../../../base/ui/Skeleton.tsx'
import type { Causes } from '../kinds/useCauses.ts'
import * as texts from '../texts.ts'
import { CashFlowChart } from './CashFlowChart.tsx'
import { MonthCauses } from './MonthCauses.tsx'
import { nameSurplus } from './nameSurplus.ts'
import { SeriesMark, series } from './Series.tsx'
import { YearBeforeLegend } from './YearBefore.tsx'

interface Props {
  title: string
  /** Undefined while loading; empty if the year has no values. */
  months: readonly Month[] | undefined
  /** Those of the year before; empty if there is none to compare with. */
  before: readonly Month[]
  causes: Causes
}

/** Income and expenses of the year: totals and chart. */
export function CashFlowCard({ title, months, before, causes }: Props) {
  const id = useId()
  const { year } = useYears()
  return (
    <section aria-labelledby={id} className="card min-w-0 p-4 md:p-6">
      <div className="mb-2 flex md:mb-5 flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h3 id={id} className="text-17 font-semibold">
            {title}
          </h3>
          <p className="text-13 text-ink-3">
            {months ? texts.chartPeriod(describePeriod(months, year)) : NO_BREAK}
          </p>
          {before.length > 0 && <YearBeforeLegend before={before} />}
        </div>
        <Sums months={months} />
      </div>
      {months ? (
        <Course {...{ title, months, before, causes }} />
      ) : (
        <div className="skeleton h-[300px]" />
      )}
    </section>
  )
}

interface CourseProps {
  title: string
  months: readonly Month[]
  before: readonly Month[]
  causes: Causes
}

function Course({ title, months, before, causes }: CourseProps) {
  const { year } = useYears()
  const [picked, setPicked] = useState<number | null>(null)
  const last = months.length - 1
  if (months.length > 0)
    return (
      <>
        <CashFlowChart title={title} months={months} before={before} onPick={setPicked} />
        <MonthCauses month={Math.min(picked ?? last, last)} causes={causes} />
      </>
    )
  return (
    <p className="grid h-[300px] place-items-center rounded-control bg-surface-2 px-6 text-center text-ink-2">
      {texts.noCashFlow(year)}
    </p>
  )
}

/** Returns the span of the shown months, which excludes trailing months without values. */
function describePeriod(months: readonly Month[], year: number): string {
  const first = months.at(0)
  const last = months.at(-1)
  if (!first || !last) return String(year)
  const span = first === last ? first.label : texts.monthSpan(first.label, last.label)
  return texts.monthsOfYear(span, year)
}

function Sums({ months }: { months: Props['months'] }) {
  const sums = months && totals(months)
  const difference = sums && nameSurplus(sums.surplus)
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      <Sum name={series.income.label} cents={sums?.income} mark={<SeriesMark of="income" />} />
      <Sum
        name={series.expenses.label}
        cents={sums?.expenses}
        mark={<SeriesMark of="expenses" />}
      />
      <Sum name={difference?.name ?? texts.surplus} cents={difference?.amount} />
    </dl>
  )
}

interface SumProps {
  name: string
  /** Null if unknown, undefined while loading. */
  cents: number | null | undefined
  mark?: ReactNode
}

function Sum({ name, cents, mark }: SumProps) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-13 text-ink-3">
        {mark}
        {name}
      </dt>
      <dd className="font-semibold">
        {cents === undefined ? <Skeleton size="w-20" /> : formatOptional(cents, formatMoney)}
      </dd>
    </div>
  )
}
