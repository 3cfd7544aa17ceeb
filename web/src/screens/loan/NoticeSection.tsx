import { listDue } from '@hausblick/figures/due/due.ts'
import { useId } from 'react'
import { describeMatter, how, nameDue } from '../../parts/layout/due/texts.ts'
import type { LoanProps } from './loanProps.ts'

/** That a loan can be cancelled, or soon, although its interest is fixed; nothing of others. */
export function NoticeSection({ plan, today }: LoanProps) {
  const id = useId()
  const records = { units: [], objects: [], cappedPlaces: [], equities: new Map() }
  const notice = listDue({ ...records, loans: [plan] }, today).find(
    ({ kind }) => kind === 'noticeAfterTenYears',
  )
  if (!notice) return null
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6">
      <h2 id={id} className="mb-2 text-17 font-semibold">
        {nameDue(notice)}
      </h2>
      <p className="wrap-break-word">{describeMatter(notice)}</p>
      <p className="mt-2 text-13 text-ink-2">{how.noticeAfterTenYears}</p>
    </section>
  )
}
