import type { SortColumn } from '@hausblick/figures/documents/order.ts'

/** What the columns are called. */
export const columnLabels: Readonly<Record<SortColumn, string>> = {
  name: 'Name',
  customer: 'Kunde',
  type: 'Typ',
  street: 'Adresse',
  date: 'Datum',
  size: 'Größe',
}

/** The columns in their order; the customer's is for staff. */
export function shownColumns(withCustomer: boolean): SortColumn[] {
  const columns: SortColumn[] = ['name', 'customer', 'type', 'street', 'date', 'size']
  return withCustomer ? columns : columns.filter((column) => column !== 'customer')
}
