import type { SortColumn } from '@hausblick/figures/documents/order.ts'

/** The columns in their order; the customer's is for staff. */
export function shownColumns(withCustomer: boolean): SortColumn[] {
  const columns: SortColumn[] = ['name', 'customer', 'type', 'street', 'date', 'size']
  return withCustomer ? columns : columns.filter((column) => column !== 'customer')
}
