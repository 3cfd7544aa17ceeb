import { filterLoans, sortLoans, totalRemainingCredit } from '@hausblick/figures/loans.ts'
import type { Loan } from '@hausblick/figures/records/loan.ts'
import { SearchX } from 'lucide-react'
import { useRef } from 'react'
import { formatMoney } from '../../format/money.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { PrintNote } from '../../ui/print/PrintNote.tsx'
import { chosen } from '../../ui/texts.ts'
import { LoanCard } from './LoanCard.tsx'
import { LoanControls } from './LoanControls.tsx'
import { LoanSection, loanGrid } from './LoanSection.tsx'
import { isShared, type Labels } from './purposes.ts'
import * as texts from './texts.ts'
import { useLoanListState } from './useLoanListState.ts'

/** The view of the dashboard that shows the loans. */
export type LoanView = 'portfolio' | 'object' | 'unit'

interface Props {
  loans: readonly Loan[]
  /** The labels of the units and buildings they finance. */
  labels: Labels
  view: LoanView
}

/** Renders the loans with their filter and sorting. */
export function LoanList({ loans, labels, view }: Props) {
  const { filter, setFilter, field, setField, direction, setDirection } = useLoanListState()
  const filterField = useRef<HTMLInputElement>(null)
  const clearFilter = () => {
    setFilter('')
    filterField.current?.focus()
  }
  const shown = sortLoans(filterLoans(loans, filter), field, direction)
  return (
    <LoanSection
      summary={
        <p role="status" className="text-13 text-ink-3">
          {summaryOf(shown, loans.length, view)}
        </p>
      }
      controls={
        <LoanControls
          filterField={filterField}
          filter={filter}
          onFilter={setFilter}
          field={field}
          onField={setField}
          direction={direction}
          onDirection={setDirection}
        />
      }
    >
      <PrintNote
        filters={filter.trim() === '' ? [] : [chosen(texts.filterOnPaper, filter.trim())]}
        sorting={{ by: texts.fields[field], direction }}
      />
      {shown.length > 0 ? (
        <ul className={loanGrid}>
          {shown.map((loan) => (
            <LoanCard key={loan.loanId} loan={loan} labels={labels} />
          ))}
        </ul>
      ) : (
        <EmptyNote icon={SearchX} title={texts.noneFound(filter.trim())}>
          <Button look="secondary" className="mt-3" onClick={clearFilter}>
            {texts.clearFilter}
          </Button>
        </EmptyNote>
      )}
    </LoanSection>
  )
}

/** Returns the number of loans, their total remaining credit and the caveats of that amount. */
function summaryOf(shown: readonly Loan[], total: number, view: LoanView): string {
  const count = shown.length === total ? texts.countOf(total) : texts.shownOf(shown.length, total)
  const owed = totalRemainingCredit(shown)
  if (owed === null) return count
  const notes = [texts.remaining(formatMoney(owed))]
  if (shown.some(({ remainingCredit }) => remainingCredit === null)) notes.push(texts.partlyUnknown)
  if (view !== 'portfolio' && shown.some((loan) => isShared(loan, view)))
    notes.push(texts.alsoForOthers[view])
  return `${count} · ${notes.join(', ')}`
}
