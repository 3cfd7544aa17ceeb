import { type DocumentSorting, nextSorting } from '@hausblick/figures/documents/order.ts'
import { Select } from '../../../base/ui/Select.tsx'
import { listColumns } from '../table/grid.ts'
import * as texts from '../texts.ts'

const directions = [
  { value: 'ascending', label: texts.ascending },
  { value: 'descending', label: texts.descending },
] as const

interface Props {
  sorting: DocumentSorting
  withCustomer: boolean
  onChange: (sorting: DocumentSorting) => void
}

/**
 * Selects the sort order where rows are cards and there are no column headers to click. A newly selected column starts in the
 * same direction as its header would.
 */
export function DocumentSortSelect({ sorting, withCustomer, onChange }: Props) {
  const columns = listColumns(withCustomer)
  return (
    <div className="col-span-full grid grid-cols-subgrid gap-y-2 md:hidden">
      <Select
        label={texts.sort}
        labelled="hidden"
        options={columns.map((value) => ({ value, label: texts.sortBy(value) }))}
        value={sorting.column}
        onChange={(column) => onChange(nextSorting(sorting, column))}
      />
      <Select
        label={texts.order}
        labelled="hidden"
        options={directions}
        value={sorting.direction}
        onChange={(direction) => onChange({ ...sorting, direction })}
      />
    </div>
  )
}
