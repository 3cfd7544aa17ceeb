import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ColumnLook, columnLook, type Sorting } from './column.ts'

interface Props<Id extends string> {
  column: ColumnLook & { readonly id: Id; readonly label: string }
  sorting: Sorting<Id>
  onSort: (sorting: Sorting<Id>) => void
}

/** A column head that sorts by its column, or reverses the order if the list is sorted by it already. */
export function SortHead<Id extends string>({ column, sorting, onSort }: Props<Id>) {
  const { id, label, isNumber } = column
  const active = sorting.column === id
  const reversed = sorting.direction === 'ascending' ? 'descending' : 'ascending'
  const Icon = active ? (sorting.direction === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={active ? sorting.direction : 'none'}
      className={`py-2 align-bottom text-13 font-medium text-ink-3 ${columnLook(column, active)}`}
    >
      <button
        type="button"
        onClick={() => onSort({ column: id, direction: active ? reversed : 'ascending' })}
        className={`-mx-1 inline-flex min-h-9 items-end gap-1 rounded-small px-1 pb-1.5 hover:text-ink pointer-coarse:min-h-11 print:contents ${isNumber ? 'text-right' : 'text-left'} ${active ? 'text-ink' : ''}`}
      >
        {label}
        <Icon
          size={14}
          className={`mb-0.5 shrink-0 ${active ? 'print:ml-1 print:inline' : 'opacity-60 print:hidden'}`}
        />
      </button>
    </th>
  )
}
