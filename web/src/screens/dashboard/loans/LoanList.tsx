import { type OwedDays, owedDays } from '@hausblick/figures/loans/owed.ts'
import { filterLoans, sortLoans } from '@hausblick/figures/loans.ts'
import { SearchX } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { amountOwed, type ListedLoan, withAmountOwed } from '../../../base/data/loanPlans.ts'
import { formatMoney } from '../../../base/format/money.ts'
import { formatOwedDays } from '../../../base/format/owedDays.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { EmptyNote } from '../../../base/ui/EmptyNote.tsx'
import { PrintNote } from '../../../base/ui/print/PrintNote.tsx'
import { chosen } from '../../../base/ui/texts.ts'
import { LoanCard } from './LoanCard.tsx'
import { LoanControls } from './LoanControls.tsx'
import { LoanSection, loanGrid } from './LoanSection.tsx'
import { LoanTable } from './LoanTable.tsx'
import { defaultLoanList } from './loanAddress.ts'
import { MaturityLadder } from './MaturityLadder.tsx'
import { isShared, type Labels } from './purposes.ts'
import * as texts from './texts.ts'
import { useLoanListState } from './useLoanListState.ts'

/** More loans than these are a table. */
const MOST_CARDS = 2
/** What phones show of a folded table. */
const FIRST = 3

/** The view of the dashboard that shows the loans. */
export type LoanView = 'portfolio' | 'object' | 'unit'

interface Props {
  loans: readonly ListedLoan[]
  /** The labels of the units and buildings they finance. */
  labels: Labels
  view: LoanView
  /** What of them could not be read; null if nothing. */
  note: ReactNode
}

/** Renders the loans with their filter and sorting. */
export function LoanList({ loans, labels, view, note }: Props) {
  const state = useLoanListState()
  const isMany = loans.length > MOST_CARDS
  // Two cards have neither filter nor sorting.
  const { filter, field, direction } = isMany ? state : defaultLoanList
  const { setFilter, setField, setDirection, sort } = state
  const isChosen = filter !== '' || field !== defaultLoanList.field
  const [isOpen, setOpen] = useState(isChosen)
  const isFolded = loans.length > FIRST && !isOpen
  const filterField = useRef<HTMLInputElement>(null)
  const clearFilter = () => {
    setFilter('')
    filterField.current?.focus()
  }
  const byId = new Map(loans.map((one) => [one.loan.loanId, one]))
  const found = filterLoans(loans.map(withAmountOwed), filter)
  const shown = sortLoans(found, field, direction).flatMap(({ loanId }) => byId.get(loanId) ?? [])
  const days = owedDays(shown.flatMap(({ owed }) => (owed && owed.amount !== null ? owed : [])))
  return (
    <LoanSection
      summary={
        <p role="status" className="text-13 text-ink-3">
          {summaryOf(shown, { days, total: loans.length, view })}
        </p>
      }
      controls={
        isMany && (
          <LoanControls
            filterField={filterField}
            filter={filter}
            onFilter={setFilter}
            field={field}
            onField={setField}
            direction={direction}
            onDirection={setDirection}
            className={isFolded ? 'max-md:hidden' : ''}
          />
        )
      }
    >
      {isMany && (
        <PrintNote
          filters={filter.trim() === '' ? [] : [chosen(texts.filterOnPaper, filter.trim())]}
          sorting={{ by: texts.fields[field], direction }}
        />
      )}
      {note && <div className="mb-3 md:mb-4">{note}</div>}
      {shown.length > 0 && isMany ? (
        <>
          <LoanTable
            loans={shown}
            labels={labels}
            days={days}
            sorting={{ column: field, direction }}
            onSort={(wanted) => sort(wanted.column, wanted.direction)}
            shownOnPhones={isFolded ? FIRST : undefined}
          />
          <p className={`mt-2 text-13 text-ink-3 ${isFolded ? 'max-md:hidden print:block' : ''}`}>
            {texts.meanRate}
          </p>
        </>
      ) : shown.length > 0 ? (
        <ul className={loanGrid}>
          {shown.map((one) => (
            <LoanCard key={one.loan.loanId} shown={one} labels={labels} />
          ))}
        </ul>
      ) : (
        <EmptyNote icon={SearchX} title={texts.noneFound(filter.trim())}>
          <Button look="secondary" className="mt-3" onClick={clearFilter}>
            {texts.clearFilter}
          </Button>
        </EmptyNote>
      )}
      {loans.length > FIRST && (
        <Button
          look="secondary"
          className="mt-3 md:hidden print:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.fewer : texts.all(loans.length)}
        </Button>
      )}
      {isMany && days && (
        <MaturityLadder
          loanIds={shown.map(({ loan }) => loan.loanId)}
          days={days}
          className={isFolded ? 'max-md:hidden print:block' : ''}
        />
      )}
    </LoanSection>
  )
}

interface Summed {
  days: OwedDays | null
  total: number
  view: LoanView
}

/** Returns the number of loans, what is owed of them in total, on which day, and the caveats of that amount. */
function summaryOf(shown: readonly ListedLoan[], { days, total, view }: Summed): string {
  const count = shown.length === total ? texts.countOf(total) : texts.shownOf(shown.length, total)
  const amounts = shown.flatMap((one) => amountOwed(one) ?? [])
  if (amounts.length === 0) return count
  const sum = formatMoney(amounts.reduce((before, amount) => before + amount, 0))
  const notes = [texts.owed(sum, days ? formatOwedDays(days) : texts.asRecorded)]
  if (amounts.length < shown.length) notes.push(texts.partlyUnknown)
  if (view !== 'portfolio' && shown.some(({ loan }) => isShared(loan, view)))
    notes.push(texts.alsoForOthers[view])
  return `${count} · ${notes.join(', ')}`
}
