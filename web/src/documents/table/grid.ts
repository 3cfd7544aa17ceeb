import type { SortColumn } from '@hausblick/figures/documents/order.ts'

/** Where rows are cards: as in the classes of a row. */
export const CARDS = '(width < 64rem)'

/** The columns that head and rows share: name, customer, type, address, date, size, actions. */
export function rowGrid(withCustomer: boolean): string {
  return withCustomer
    ? 'lg:grid lg:items-center lg:gap-x-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1.3fr)_minmax(0,1.1fr)_minmax(0,1.3fr)_5.5rem_5rem_5.25rem]'
    : 'lg:grid lg:items-center lg:gap-x-4 lg:grid-cols-[minmax(0,2.4fr)_minmax(0,1.1fr)_minmax(0,1.3fr)_5.5rem_5rem_5.25rem]'
}

/** Lists the columns that can be sorted by, in their order; the customer's is for staff. */
export function listColumns(withCustomer: boolean): SortColumn[] {
  const columns: SortColumn[] = ['name', 'customer', 'type', 'street', 'date', 'size']
  return withCustomer ? columns : columns.filter((column) => column !== 'customer')
}

/**
 * The roles of a table's elements, said once more: WebKit forgets them where such an element is laid out as anything but a
 * part of a table, and these are blocks, grids and cards.
 */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
