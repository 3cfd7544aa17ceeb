import type { ReactNode } from 'react'

export interface Sorting<Id extends string> {
  readonly column: Id
  readonly direction: 'ascending' | 'descending'
}

/** The width from which a column is shown; narrower screens show it where a row is opened. */
export type From = 'md' | 'lg' | 'lgOrPaper' | 'xl' | 'wide'

export interface Column<Row, Id extends string> {
  readonly id: Id
  readonly label: string
  /** Numbers are right-aligned. */
  readonly isNumber?: boolean
  /** Undefined for always. The first column heads its row, and is always shown. */
  readonly from?: From
  readonly cell: (row: Row) => ReactNode
}

/** What the look of a column follows from. */
export type ColumnLook = Pick<Column<never, string>, 'isNumber' | 'from'>

/** If letters are so large that two columns do not fit, cells are stacked. */
const room = {
  always: '@max-[14rem]:block @max-[14rem]:text-left',
  /** Three columns fit on all but the narrowest phones. */
  sorted: 'hidden @min-[19rem]:table-cell print:table-cell',
  md: 'hidden md:table-cell print:table-cell',
  lg: 'hidden lg:table-cell',
  lgOrPaper: 'hidden lg:table-cell print:table-cell',
  xl: 'hidden min-[75rem]:table-cell',
  wide: 'hidden wide:table-cell',
}

const hidden = {
  md: 'md:hidden',
  lg: 'lg:hidden',
  lgOrPaper: 'lg:hidden',
  xl: 'min-[75rem]:hidden',
  wide: 'wide:hidden',
}

const order: readonly From[] = ['md', 'lg', 'lgOrPaper', 'xl', 'wide']

/** Returns the classes of a column in head and rows. The sorted column is shown on nearly all widths, and in print. */
export function columnLook({ isNumber, from }: ColumnLook, sorted: boolean): string {
  const side = isNumber ? 'text-right' : 'text-left'
  return `px-2 md:px-3 print:px-1.5 ${side} ${room[from && sorted ? 'sorted' : (from ?? 'always')]}`
}

/** Returns the classes of a column's entry in an opened row, which is hidden where the column is shown. */
export function entryLook({ from }: ColumnLook, sorted: boolean): string {
  return from ? `${hidden[from]} ${sorted ? '@min-[19rem]:hidden' : ''}` : 'hidden'
}

/** Returns the classes of what opens a row, hidden where all columns are shown. */
export function openLook(columns: readonly ColumnLook[]): string {
  const last = order.findLast((from) => columns.some((column) => column.from === from))
  return last ? `${hidden[last]} print:hidden` : 'hidden'
}

/** The classes of the link that a click on its row follows: no smaller than a target beside another may be. */
export const rowLink = 'inline-block max-w-full min-h-6 min-w-6 break-words hyphens-auto'
