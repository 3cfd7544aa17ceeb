import { addressLine } from '@hausblick/figures/records/address.ts'
import { useMemo } from 'react'
import type { Column } from '../../../base/ui/table/column.ts'
import { DataTable } from '../../../base/ui/table/DataTable.tsx'
import type { ListedItem, TableColumn } from '../kind.ts'
import type { SortColumn, Sorting } from '../listAddress.ts'

interface Props<Item> {
  label: string
  columns: readonly TableColumn<Item>[]
  /** Undefined while loading. */
  items: readonly Item[] | undefined
  onOpen: (id: string) => void
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

/**
 * Units or buildings as a table: a click anywhere on a row opens its dialog. Sorted by address, units of one house stand below
 * its address.
 */
export function ItemTable<Item extends ListedItem>(props: Props<Item>) {
  const { label, columns, items, onOpen, sorting, onSort } = props
  const isGrouped = sorting.column === 'address' && items !== undefined && hasNeighbours(items)
  const shown = useMemo(
    () =>
      columns.map(
        (column): Column<Item, SortColumn> => ({
          ...column,
          cell: (item) => column.cell(item, onOpen, isGrouped),
        }),
      ),
    [columns, onOpen, isGrouped],
  )
  return (
    <DataTable
      caption={label}
      columns={shown}
      rows={items}
      keyOf={idOf}
      nameOf={nameOf}
      headingOf={isGrouped ? headingOf : null}
      sorting={sorting}
      onSort={onSort}
    />
  )
}

/** Whether two neighbours have the same address. */
function hasNeighbours(items: readonly ListedItem[]): boolean {
  return items.some((item, index) => {
    const before = items[index - 1]
    return before !== undefined && headingOf(before) === headingOf(item)
  })
}

function idOf({ id }: ListedItem): string {
  return id
}

function nameOf({ name }: ListedItem): string {
  return name
}

function headingOf({ address }: ListedItem): string {
  return addressLine(address)
}
