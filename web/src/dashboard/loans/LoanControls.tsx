import type { LoanSortField, SortDirection } from '@hausblick/figures/loans.ts'
import type { RefObject } from 'react'
import { SearchField } from '../../ui/SearchField.tsx'
import { type Option, Select } from '../../ui/Select.tsx'

export const fields: readonly Option<LoanSortField>[] = [
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
      <SearchField
        label="Filter nach Wohnungsname"
        value={props.filter}
        onChange={props.onFilter}
        field={props.filterField}
        className="col-span-2 md:flex-1 lg:w-64"
      />
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
