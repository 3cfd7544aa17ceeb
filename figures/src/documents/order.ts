import { rankTexts } from '../textRanks.ts'
import type { DocumentEntry } from './entry.ts'

/** What the list can be sorted by; the customer's column is for staff. */
export const sortColumns = ['date', 'customer', 'street', 'type', 'name', 'size'] as const
export type SortColumn = (typeof sortColumns)[number]

export interface Sorting {
  readonly column: SortColumn
  readonly direction: 'ascending' | 'descending'
}

/** The latest first (specification §2). */
export const defaultSorting: Sorting = { column: 'date', direction: 'descending' }

/** The sorting after a click on a column: the active one turns round, another sorts ascending, dates descending (§4). */
export function sortingAfter(sorting: Sorting, column: SortColumn): Sorting {
  const turned = sorting.direction === 'ascending' ? 'descending' : 'ascending'
  if (column === sorting.column) return { column, direction: turned }
  return { column, direction: column === 'date' ? 'descending' : 'ascending' }
}

/** For each document a number by which a column sorts it. A date that is not known is before all others. */
export function sortNumbers(
  entries: readonly DocumentEntry[],
  column: SortColumn,
  customerLabel: (customerId: string) => string,
): Float64Array {
  switch (column) {
    case 'date':
      return dateNumbers(entries)
    case 'size':
      return Float64Array.from(entries, ({ size }) => size)
    case 'customer':
      return rankTexts(entries.map(({ customerId }) => customerLabel(customerId)))
    default:
      return rankTexts(entries.map((entry) => entry[column]))
  }
}

function dateNumbers(entries: readonly DocumentEntry[]): Float64Array {
  // There are far fewer days than documents.
  const numbers = new Map<string | null, number>([[null, 0]])
  return Float64Array.from(entries, ({ date }) => {
    const known = numbers.get(date) ?? Number(date?.replaceAll('-', ''))
    numbers.set(date, known)
    return known
  })
}

/** The documents in the order of their numbers, those with the same number as they were. */
export function inOrder(
  entries: readonly DocumentEntry[],
  numbers: Float64Array,
  direction: Sorting['direction'],
): readonly DocumentEntry[] {
  const count = entries.length
  const sign = direction === 'ascending' ? 1 : -1
  // Number and place in one value: such an array is sorted without a comparing function, in a tenth of the time.
  const packed = numbers.map((number, place) => sign * number * count + place).sort()
  const ordered: DocumentEntry[] = []
  for (const value of packed) {
    const entry = entries[((value % count) + count) % count]
    if (entry) ordered.push(entry)
  }
  return ordered
}
