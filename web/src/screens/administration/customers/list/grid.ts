/** Returns the classes of the columns: choice, name, units, value, figures, access, waiting documents. Below 50rem, rows are cards. */
export function rowGrid(hasChoice: boolean): string {
  return hasChoice
    ? '@min-[50rem]:grid @min-[50rem]:items-center @min-[50rem]:gap-x-3 @min-[50rem]:grid-cols-[1.5rem_minmax(0,1fr)_6rem_7rem_9.5rem_9.5rem_6rem]'
    : '@min-[50rem]:grid @min-[50rem]:items-center @min-[50rem]:gap-x-3 @min-[50rem]:grid-cols-[minmax(0,1fr)_6rem_7rem_9.5rem_9.5rem_6rem]'
}

/** Explicit ARIA roles: WebKit drops the implicit ones of table elements whose CSS `display` is not a table's. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
