import type { DocumentSortColumn } from '@hausblick/contract/documents.ts'
import type { DocumentSorting } from '@hausblick/figures/documents/order.ts'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import * as texts from '../texts.ts'
import { roles } from './grid.ts'

interface Props {
  column: DocumentSortColumn
  sorting: DocumentSorting
  /** Its grid classes. */
  place: string
  onSort: (column: DocumentSortColumn) => void
}

/** A column header that sorts by its column. */
export function ColumnHead({ column, sorting, place, onSort }: Props) {
  const active = sorting.column === column
  const Icon = active ? (sorting.direction === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown
  return (
    <th
      {...roles.columnheader}
      scope="col"
      aria-sort={active ? sorting.direction : 'none'}
      className={`block min-w-0 text-left font-medium ${place}`}
    >
      <button
        type="button"
        onClick={() => onSort(column)}
        className={`-mx-2 inline-flex min-h-9 max-w-full items-center gap-1 rounded-control px-2 hover:text-ink ${active ? 'text-ink' : ''}`}
      >
        <span className="truncate">{texts.columns[column]}</span>
        <Icon size={14} className={`shrink-0 print:hidden ${active ? '' : 'opacity-60'}`} />
      </button>
    </th>
  )
}
