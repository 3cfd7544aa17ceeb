import type { Known } from '@hausblick/figures/scenario/known.ts'
import { useId } from 'react'
import { useYears } from '../../base/data/access.ts'
import { formatMoneyExactly } from '../../base/format/money.ts'
import * as texts from './texts.ts'

/** What the projections start from, and how they are computed. */
export function How({ known }: { known: Known }) {
  const id = useId()
  const { year } = useYears()
  const { income, expenses, months, plans } = known
  const estimates = plans.filter(({ schedule }) => schedule?.isEstimate && schedule.balance > 0)
  const amount = (cents: number | null) =>
    cents === null ? texts.unknown : formatMoneyExactly(cents)
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6 print:break-inside-auto!">
      <h2 id={id} className="mb-2 text-17 font-semibold">
        {texts.howHeading}
      </h2>
      <div className="grid max-w-[75ch] grid-cols-1 gap-2 text-ink-2 wrap-break-word">
        <p>
          {months === 12
            ? texts.basisOf(year, amount(income), amount(expenses))
            : texts.basisUnknown(year, months)}{' '}
          {plans.length === 0 && texts.noLoans}
          {estimates.length > 0 && texts.estimated(estimates.length)}
        </p>
        {texts.how.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
