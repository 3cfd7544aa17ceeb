import type { DocumentSortColumn } from '@hausblick/contract/documents.ts'
import { compareGerman } from '../text.ts'
import type { DocumentEntry } from './entry.ts'

export interface DocumentSorting {
  readonly column: DocumentSortColumn
  readonly direction: 'ascending' | 'descending'
}

/** The latest first (product §8). */
export const defaultSorting: DocumentSorting = { column: 'date', direction: 'descending' }

/**
 * Returns the sorting after a click on a column: reverses the active column; any other starts ascending, dates descending
 * (product §8).
 */
export function nextSorting(sorting: DocumentSorting, column: DocumentSortColumn): DocumentSorting {
  const reversed = sorting.direction === 'ascending' ? 'descending' : 'ascending'
  if (column === sorting.column) return { column, direction: reversed }
  return { column, direction: column === 'date' ? 'descending' : 'ascending' }
}

/**
 * Returns the documents sorted by a column, in their previous order where they are equal in it. Unknown dates sort before all
 * others.
 */
export function sortEntries(
  entries: readonly DocumentEntry[],
  { column, direction }: DocumentSorting,
  customerLabel: (customerId: string) => string,
): readonly DocumentEntry[] {
  const sign = direction === 'ascending' ? 1 : -1
  const compare = createComparison(column, customerLabel)
  return entries.toSorted((one, other) => sign * compare(one, other))
}

function createComparison(
  column: DocumentSortColumn,
  customerLabel: (customerId: string) => string,
): (one: DocumentEntry, other: DocumentEntry) => number {
  switch (column) {
    case 'date':
      return ({ date: one }, { date: other }) => compareDays(one ?? '', other ?? '')
    case 'size':
      return (one, other) => one.size - other.size
    case 'customer':
      return (one, other) =>
        compareGerman(customerLabel(one.customerId), customerLabel(other.customerId))
    default:
      return (one, other) => compareGerman(one[column], other[column])
  }
}

function compareDays(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
