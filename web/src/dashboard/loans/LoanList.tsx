import { filterLoans, remainingTotal, sortLoans } from '@hausblick/figures/loans.ts'
import type { Loan } from '@hausblick/figures/records/credit.ts'
import { SearchX } from 'lucide'
import { useRef } from 'react'
import { formatMoney } from '../../format/money.ts'
import { formatCount } from '../../format/number.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { PrintNote } from '../../ui/print/PrintNote.tsx'
import { chosen } from '../../ui/texts.ts'
import { LoanCard } from './LoanCard.tsx'
import { fields, LoanControls } from './LoanControls.tsx'
import { LoanSection, loanGrid } from './LoanSection.tsx'
import { useLoanChoice } from './useLoanChoice.ts'

/** Loans that can be filtered and sorted. */
export function LoanList({ loans }: { loans: readonly Loan[] }) {
  const { filter, setFilter, field, setField, direction, setDirection } = useLoanChoice()
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
          {summaryOf(shown, loans.length)}
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
        filters={filter.trim() === '' ? [] : [chosen('Filter', filter.trim())]}
        sorting={{ by: fields.find(({ value }) => value === field)?.label ?? '', direction }}
      />
      {shown.length > 0 ? (
        <ul className={loanGrid}>
          {shown.map((loan) => (
            <LoanCard key={loan.creditId} loan={loan} />
          ))}
        </ul>
      ) : (
        <EmptyNote icon={SearchX} title={`Kein Kredit passt zu „${filter.trim()}“.`}>
          <Button look="secondary" className="mt-3" onClick={clearFilter}>
            Filter zurücksetzen
          </Button>
        </EmptyNote>
      )}
    </LoanSection>
  )
}

function summaryOf(shown: readonly Loan[], total: number): string {
  const all = total === 1 ? '1 Kredit' : `${formatCount(total)} Kredite`
  const count = shown.length === total ? all : `${formatCount(shown.length)} von ${all}`
  return `${count} · ${formatMoney(remainingTotal(shown))} verbleibend`
}
