/** Where rows are cards: as in the classes of a row. */
export const CARDS = '(width < 64rem)'

/** The columns that head and rows share: name, customer, type, address, date, size, actions. */
export function rowGrid(withCustomer: boolean): string {
  return withCustomer
    ? 'lg:grid lg:items-center lg:gap-x-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1.3fr)_minmax(0,1.1fr)_minmax(0,1.3fr)_5.5rem_5rem_5.25rem]'
    : 'lg:grid lg:items-center lg:gap-x-4 lg:grid-cols-[minmax(0,2.4fr)_minmax(0,1.1fr)_minmax(0,1.3fr)_5.5rem_5rem_5.25rem]'
}
