import type { DocumentSortColumn } from '@hausblick/contract/documents.ts'

/** The breakpoint below which rows become cards; matches the rows' classes. */
export const CARD_LAYOUT = '(width < 48rem)'

/**
 * Returns the grid classes shared by header and rows: name, customer, type, address, date, size, actions. Lists that can be marked
 * have boxes before, and the customer. Where there is no room for all in a line, the customer stands below the name, and the size
 * below the date (`placeCell`).
 */
export function getRowGrid(withCustomer: boolean, withMarks: boolean): string {
  const grid = 'md:grid md:items-center md:gap-x-3 lg:gap-x-4'
  if (withMarks)
    return `${grid} md:grid-cols-[2rem_minmax(0,1.3fr)_minmax(0,1fr)_5.5rem_8rem] lg:grid-cols-[2rem_minmax(0,2fr)_minmax(0,1.3fr)_minmax(0,1.1fr)_minmax(0,1.3fr)_5.5rem_5rem_8rem]`
  return withCustomer
    ? `${grid} md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_5.5rem_8rem] lg:grid-cols-[minmax(0,2fr)_minmax(0,1.3fr)_minmax(0,1.1fr)_minmax(0,1.3fr)_5.5rem_5rem_8rem]`
    : `${grid} md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_5.5rem_5.25rem] lg:grid-cols-[minmax(0,2.4fr)_minmax(0,1.1fr)_minmax(0,1.3fr)_5.5rem_5rem_5.25rem]`
}

/**
 * Returns the grid classes of a cell, shared by header and rows. On tablets, customer, street and size stand below name, type and
 * date.
 */
export function placeCell(
  cell: DocumentSortColumn | 'mark' | 'actions',
  { withCustomer, withMarks }: { readonly withCustomer: boolean; readonly withMarks: boolean },
): string {
  const below = 'md:max-lg:row-start-2'
  switch (cell) {
    case 'customer':
      return `${below} ${withMarks ? 'md:max-lg:col-start-2' : 'md:max-lg:col-start-1'}`
    case 'street':
      return `${below} ${withMarks ? 'md:max-lg:col-start-3' : 'md:max-lg:col-start-2'}`
    case 'size':
      return `${below} lg:text-right ${withMarks ? 'md:max-lg:col-start-4' : 'md:max-lg:col-start-3'}`
    case 'type':
    case 'date':
      return 'md:max-lg:self-end'
    case 'name':
      return withCustomer ? '' : 'md:max-lg:row-span-2'
    default:
      return 'md:max-lg:row-span-2'
  }
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
