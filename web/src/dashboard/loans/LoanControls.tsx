import type { LoanSortField, SortDirection } from '@hausblick/figures/loans.ts'
import { Search } from 'lucide'
import type { RefObject } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { type Option, Select } from '../../ui/Select.tsx'

const fields: readonly Option<LoanSortField>[] = [
  { value: 'propertyName', label: 'Wohnungsname' },
  { value: 'payment', label: 'Monatliche Zahlung' },
  { value: 'interestRate', label: 'Zinssatz' },
  { value: 'remainingCredit', label: 'Verbleibender Kredit' },
  { value: 'duration', label: 'Dauer' },
]

const directions: readonly Option<SortDirection>[] = [
  { value: 'ascending', label: 'Aufsteigend' },
  { value: 'descending', label: 'Absteigend' },
]

const FILTER = 'Filter nach Wohnungsname'

interface Props {
  filterField: RefObject<HTMLInputElement | null>
  filter: string
  onFilter: (filter: string) => void
  field: LoanSortField
  onField: (field: LoanSortField) => void
  direction: SortDirection
  onDirection: (direction: SortDirection) => void
}

export function LoanControls(props: Props) {
  return (
    <div className="grid grid-cols-2 gap-2 md:flex print:hidden">
      <div className="relative col-span-2 md:flex-1 lg:w-64">
        <Icon
          of={Search}
          size={16}
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-3"
        />
        <input
          ref={props.filterField}
          type="search"
          aria-label={FILTER}
          placeholder={FILTER}
          value={props.filter}
          onChange={(event) => props.onFilter(event.target.value)}
          className="control field w-full pr-3 pl-9"
        />
      </div>
      <Select
        label="Sortieren nach"
        labelled="hidden"
        options={fields}
        value={props.field}
        onChange={props.onField}
      />
      <Select
        label="Reihenfolge"
        labelled="hidden"
        options={directions}
        value={props.direction}
        onChange={props.onDirection}
      />
    </div>
  )
}
