import type { DocumentSortColumn } from '@hausblick/contract/documents.ts'

/** The breakpoint below which rows become cards; matches the rows' classes. */
export const CARD_LAYOUT = '(width < 64rem)'

/**
 * Returns the grid classes shared by header and rows: name, customer, type, address, date, size, actions. Lists that can be marked
 * have boxes before, and the customer.
 */
export function getRowGrid(withCustomer: boolean, withMarks: boolean): string {
  if (withMarks)
    return 'lg:grid lg:items-center lg:gap-x-4 lg:grid-cols-[2rem_minmax(0,2fr)_minmax(0,1.3fr)_minmax(0,1.1fr)_minmax(0,1.3fr)_5.5rem_5rem_8rem]'
  return withCustomer
    ? 'lg:grid lg:items-center lg:gap-x-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1.3fr)_minmax(0,1.1fr)_minmax(0,1.3fr)_5.5rem_5rem_8rem]'
    : 'lg:grid lg:items-center lg:gap-x-4 lg:grid-cols-[minmax(0,2.4fr)_minmax(0,1.1fr)_minmax(0,1.3fr)_5.5rem_5rem_5.25rem]'
}

/** Lists the sortable columns in order; only staff see the customer's. */
export function listColumns(withCustomer: boolean): DocumentSortColumn[] {
  const columns: DocumentSortColumn[] = ['name', 'customer', 'type', 'street', 'date', 'size']
  return withCustomer ? columns : columns.filter((column) => column !== 'customer')
}

/** Explicit ARIA roles: WebKit drops the implicit ones of table elements whose CSS `display` is not a table's. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
