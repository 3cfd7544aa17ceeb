import { listDue } from '@hausblick/figures/due/due.ts'
import { missingForSchedule } from '@hausblick/figures/loans/schedule.ts'
import { loanName, loanTitle } from '@hausblick/figures/loans.ts'
import { CircleHelp } from 'lucide-react'
import { useId } from 'react'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { describeMatter, how, nameDue } from '../../parts/layout/due/texts.ts'
import { ContractSection } from './ContractSection.tsx'
import { FinancedSection } from './FinancedSection.tsx'
import type { LoanProps } from './loanProps.ts'
import { PlanSections } from './PlanSections.tsx'
import * as texts from './texts.ts'

export function LoanView(props: LoanProps) {
  const { loan, terms } = props.plan
  const lacking = missingForSchedule(loan, terms)
  const subtitle = [loan.address && loanName(loan), terms?.lender].filter(Boolean)
  return (
    <>
      <h1 className="text-34 font-semibold tracking-tight">{loanTitle(loan)}</h1>
      <p className="mb-5 text-ink-2 wrap-break-word">{subtitle.join(' · ')}</p>
      <div className="grid grid-cols-1 gap-3 md:gap-4">
        {lacking.length === 0 ? (
          <PlanSections {...props} />
        ) : (
          <EmptyNote icon={CircleHelp} title={texts.missing(lacking)}>
            {texts.missingHint}
          </EmptyNote>
        )}
        <NoticeSection {...props} />
        <FinancedSection loan={loan} />
        <ContractSection plan={props.plan} />
      </div>
    </>
  )
}

/** That a loan can be cancelled, or soon, although its interest is fixed; nothing of others. */
function NoticeSection({ plan, today }: LoanProps) {
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
