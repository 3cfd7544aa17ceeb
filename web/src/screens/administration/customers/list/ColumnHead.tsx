import type { DirectorySort } from '@hausblick/contract/calls/customerDirectory.ts'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { AskedDirectory } from '../../../../base/data/directory.ts'
import { roles } from './grid.ts'
import * as texts from './texts.ts'

interface Props {
  column: DirectorySort
  asked: AskedDirectory
  onSort: (column: DirectorySort) => void
}

/** A column's head, which sorts by it. */
export function ColumnHead({ column, asked: { sort, direction }, onSort }: Props) {
  const isActive = sort === column
  const Icon = isActive ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown
  const isNumber = column === 'units' || column === 'value'
  return (
    <th
      {...roles.columnheader}
      scope="col"
      aria-sort={isActive ? direction : 'none'}
      className={`block min-w-0 font-medium ${isNumber ? 'text-right' : 'text-left'}`}
    >
      <button
        type="button"
        onClick={() => onSort(column)}
        className={`-mx-2 inline-flex min-h-9 max-w-full items-center gap-1 rounded-control px-2 hover:text-ink ${isActive ? 'text-ink' : ''}`}
      >
        <span className="truncate">{texts.columns[column]}</span>
        <Icon size={14} className="shrink-0 print:hidden" />
      </button>
    </th>
  )
}
