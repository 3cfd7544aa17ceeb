import type { LoanSortField, SortDirection } from '@hausblick/figures/loans.ts'
import type { RefObject } from 'react'
import { SearchField } from '../../../base/ui/SearchField.tsx'
import { type Option, Select } from '../../../base/ui/Select.tsx'
import * as texts from './texts.ts'

const fields = (Object.keys(texts.fields) as LoanSortField[]).map(
  (value): Option<LoanSortField> => ({ value, label: texts.fields[value] }),
)

const directions = (Object.keys(texts.directions) as SortDirection[]).map(
  (value): Option<SortDirection> => ({ value, label: texts.directions[value] }),
)

interface Props {
  filterField: RefObject<HTMLInputElement | null>
  filter: string
  onFilter: (filter: string) => void
  field: LoanSortField
  onField: (field: LoanSortField) => void
  direction: SortDirection
  onDirection: (direction: SortDirection) => void
  className: string
}

export function LoanControls(props: Props) {
  return (
    <div className={`pairs gap-2 md:flex print:hidden ${props.className}`}>
      <SearchField
        label={texts.filterLabel}
        value={props.filter}
        onChange={props.onFilter}
        field={props.filterField}
        className="col-span-full md:flex-1 lg:w-64"
      />
      <Select
        label={texts.sortLabel}
        labelled="hidden"
        options={fields}
        value={props.field}
        onChange={props.onField}
      />
      <Select
        label={texts.directionLabel}
        labelled="hidden"
        options={directions}
        value={props.direction}
        onChange={props.onDirection}
      />
    </div>
  )
}
