import { missingForSchedule } from '@hausblick/figures/loans/schedule.ts'
import { loanName, loanTitle } from '@hausblick/figures/loans.ts'
import { CircleHelp } from 'lucide-react'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { ContractSection } from './ContractSection.tsx'
import { FinancedSection } from './FinancedSection.tsx'
import type { LoanProps } from './loanProps.ts'
import { NoticeSection } from './NoticeSection.tsx'
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
