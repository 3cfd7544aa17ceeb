import { ArrowDown, ArrowUp } from 'lucide-react'
import { Select } from '../Select.tsx'
import * as texts from '../texts.ts'
import type { Sorting } from './column.ts'

interface Props<Id extends string> {
  columns: readonly {
    readonly id: Id
    readonly label: string
    /** Its name in the phrase `nach …`, if that differs from the label. */
    readonly sortName?: string
  }[]
  sorting: Sorting<Id>
  onSort: (sorting: Sorting<Id>) => void
  className: string
}

/** Sorts the list where table heads are missing or hidden. A newly selected column sorts ascending. */
export function SortSelect<Id extends string>({
  columns,
  sorting: { column, direction },
  onSort,
  className,
}: Props<Id>) {
  const isAscending = direction === 'ascending'
  return (
    <div
      className={`flex min-w-0 grow basis-40 flex-wrap gap-2 md:grow-0 md:shrink-0 md:basis-auto print:hidden ${className}`}
    >
      <Select
        label={texts.sortLabel}
        labelled="hidden"
        options={columns.map(({ id, label, sortName = label }) => ({
          value: id,
          label: texts.sortBy(sortName),
        }))}
        value={column}
        onChange={(chosen) => onSort({ column: chosen, direction: 'ascending' })}
        className="min-w-0 grow basis-32 md:w-56 md:basis-auto lg:w-64"
      />
      <button
        type="button"
        aria-label={isAscending ? texts.ascendingNow : texts.descendingNow}
        title={isAscending ? texts.ascendingNow : texts.descendingNow}
        onClick={() => onSort({ column, direction: isAscending ? 'descending' : 'ascending' })}
        className="control field grid min-w-10 shrink-0 place-items-center pointer-coarse:min-w-11"
      >
        {isAscending ? <ArrowUp size={18} /> : <ArrowDown size={18} />}
      </button>
    </div>
  )
}
