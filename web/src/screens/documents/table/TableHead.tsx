import type { DocumentSortColumn } from '@hausblick/contract/documents.ts'
import { type DocumentSorting, nextSorting } from '@hausblick/figures/documents/order.ts'
import { MarkBox } from '../../../base/ui/MarkBox.tsx'
import type { Marks } from '../../../base/ui/useMarks.ts'
import { markAll } from '../../../parts/layout/marked/texts.ts'
import * as texts from '../texts.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { getRowGrid, listColumns, placeCell, roles } from './grid.ts'

interface Props {
  sorting: DocumentSorting
  onSort: (sorting: DocumentSorting) => void
  withCustomer: boolean
  /** Which documents are marked; null where they cannot be. */
  marks: Marks | null
  /** The number of documents listed so far. */
  count: number
}

/** The column headers. The card layout has none; there, `DocumentSortSelect` sorts. */
export function TableHead({ sorting, onSort, withCustomer, marks, count }: Props) {
  const shape = { withCustomer, withMarks: marks !== null }
  return (
    <thead
      {...roles.rowgroup}
      className="sticky top-0 z-2 hidden rounded-t-card border-b border-line bg-surface md:block"
    >
      <tr
        {...roles.row}
        aria-rowindex={1}
        className={`px-5 py-1.5 text-13 text-ink-3 ${getRowGrid(withCustomer, marks !== null)}`}
      >
        {marks && (
          <th {...roles.columnheader} scope="col" className={`block ${placeCell('mark', shape)}`}>
            <MarkBox
              label={markAll}
              isMarked={marks.marked.length > 0 && marks.marked.length === count}
              isPartly={marks.marked.length > 0 && marks.marked.length < count}
              onToggle={marks.toggleAll}
            />
          </th>
        )}
        {listColumns(withCustomer).map((column) => (
          <ColumnHead
            key={column}
            column={column}
            sorting={sorting}
            place={placeCell(column, shape)}
            onSort={(chosen: DocumentSortColumn) => onSort(nextSorting(sorting, chosen))}
          />
        ))}
        <th {...roles.columnheader} scope="col" className="sr-only">
          {texts.actions}
        </th>
      </tr>
    </thead>
  )
}
