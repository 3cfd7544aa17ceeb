import type { TableColumn } from '../kind.ts'

/** If letters are so large that two columns do not fit, cells are stacked. */
const room = {
  always: '@max-[14rem]:block @max-[14rem]:text-left',
  /** Three columns fit on all but the narrowest phones. */
  sorted: 'hidden @min-[19rem]:table-cell print:table-cell',
  md: 'hidden md:table-cell print:table-cell',
  lg: 'hidden lg:table-cell',
}

/** Returns the classes of a column in head and rows. The sorted column is shown on nearly all widths, and in print. */
export function columnLook(
  { isNumber, from }: Pick<TableColumn<never>, 'isNumber' | 'from'>,
  sorted: boolean,
) {
  const side = isNumber ? 'text-right' : 'text-left'
  return `px-2 md:px-3 print:px-1.5 ${side} ${room[from && sorted ? 'sorted' : (from ?? 'always')]}`
}
