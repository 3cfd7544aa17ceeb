import { memo, type ReactNode } from 'react'
import { isBrowserClick } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { ListedItem, TableColumn } from '../kind.ts'
import type { SortColumn, Sorting } from '../listAddress.ts'
import { openLinkId } from '../OpenLink.tsx'
import { columnLook } from './columnLook.ts'
import { SortHead } from './SortHead.tsx'

interface Props<Item> {
  label: string
  columns: readonly TableColumn<Item>[]
  /** Undefined while loading. */
  items: readonly Item[] | undefined
  onOpen: (id: string) => void
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

/** Units or buildings as a table: heads sort it, and a click anywhere on a row opens its dialog. */
export function ItemTable<Item extends ListedItem>(props: Props<Item>) {
  const { label, columns, items, onOpen, sorting, onSort } = props
  return (
    <div className="card @container px-2 print:break-inside-auto!">
      <table
        aria-label={label}
        aria-busy={!items}
        className="w-full border-collapse @max-[14rem]:block"
      >
        {/* Hidden while loading: columns are as wide as their contents, so the heads would shift. */}
        <thead className={`@max-[14rem]:hidden ${items ? '' : 'invisible'}`}>
          <tr>
            {columns.map((column) => (
              <SortHead key={column.id} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="@max-[14rem]:block">
          {items
            ? items.map((item) => (
                <Row
                  key={item.id}
                  item={item}
                  columns={columns}
                  sortedBy={sorting.column}
                  onOpen={onOpen}
                />
              ))
            : ['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
                <tr key={place} className="border-t border-line">
                  {columns.map((column) => (
                    <td key={column.id} className={`h-16 ${columnLook(column, false)}`}>
                      <Skeleton size="w-16" />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps<Item> extends Pick<Props<Item>, 'columns' | 'onOpen'> {
  item: Item
  sortedBy: SortColumn
}

const Row = memo(function Row<Item extends ListedItem>({
  item,
  columns,
  sortedBy,
  onOpen,
}: RowProps<Item>) {
  return (
    // Keyboards and screen readers use the link in the row.
    <tr
      onClick={(event) => {
        if (isBrowserClick(event) || (event.target as Element).closest('a')) return
        // Selecting text, to copy it, does not open the dialog.
        if (getSelection()?.isCollapsed === false) return
        document.getElementById(openLinkId(item.id))?.click()
      }}
      className="cursor-pointer border-t border-line hover:bg-surface-2 @max-[14rem]:block print:break-inside-avoid"
    >
      {columns.map((column) => (
        <td
          key={column.id}
          className={`py-2.5 align-top ${columnLook(column, column.id === sortedBy)}`}
        >
          {column.cell(item, onOpen)}
        </td>
      ))}
    </tr>
  )
}) as <Item extends ListedItem>(props: RowProps<Item>) => ReactNode
