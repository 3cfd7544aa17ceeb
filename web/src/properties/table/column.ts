import type { ReactNode } from 'react'
import type { SortColumn } from '../listAddress.ts'

export interface TableColumn<Item> {
  readonly id: SortColumn
  readonly label: string
  /** Its name after `nach`, where that is another. */
  readonly inOrder?: string
  /** Numbers stand at the right. */
  readonly isNumber?: boolean
  /** From which width on there is room for it; undefined where there always is. */
  readonly from?: 'md' | 'lg'
  readonly cell: (item: Item, onOpen: (id: string) => void) => ReactNode
}

/** Where letters are so large that two columns have no room, cells stand below each other. */
const room = {
  always: '@max-[14rem]:block @max-[14rem]:text-left',
  /** Three columns have room on all but the narrowest phones. */
  sorted: 'hidden @min-[19rem]:table-cell print:table-cell',
  md: 'hidden md:table-cell print:table-cell',
  lg: 'hidden lg:table-cell',
}

/** How a column looks in head and rows; what the list is sorted by is shown nearly everywhere, on paper too. */
export function columnLook(
  { isNumber, from }: Pick<TableColumn<never>, 'isNumber' | 'from'>,
  sorted: boolean,
) {
  const side = isNumber ? 'text-right' : 'text-left'
  return `px-2 md:px-3 print:px-1.5 ${side} ${room[from && sorted ? 'sorted' : (from ?? 'always')]}`
}
