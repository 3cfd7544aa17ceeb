import { rankTexts } from '../textRanks.ts'
import type { DocumentEntry } from './entry.ts'

/** The sortable columns; only staff see `customer`. */
export const sortColumns = ['date', 'customer', 'street', 'type', 'name', 'size'] as const
export type DocumentSortColumn = (typeof sortColumns)[number]

export interface DocumentSorting {
  readonly column: DocumentSortColumn
  readonly direction: 'ascending' | 'descending'
}

/** The latest first (specification §2). */
export const defaultSorting: DocumentSorting = { column: 'date', direction: 'descending' }

/**
 * Returns the sorting after a click on a column: reverses the active column; any other starts ascending, dates descending
 * (specification §4).
 */
export function nextSorting(sorting: DocumentSorting, column: DocumentSortColumn): DocumentSorting {
  const reversed = sorting.direction === 'ascending' ? 'descending' : 'ascending'
  if (column === sorting.column) return { column, direction: reversed }
  return { column, direction: column === 'date' ? 'descending' : 'ascending' }
}

/** Returns a numeric sort key for each document. Unknown dates sort before all others. */
export function computeSortKeys(
  entries: readonly DocumentEntry[],
  column: DocumentSortColumn,
  customerLabel: (customerId: string) => string,
): Float64Array {
  switch (column) {
    case 'date':
      return computeDateKeys(entries)
    case 'size':
      return Float64Array.from(entries, ({ size }) => size)
    case 'customer':
      return rankTexts(entries.map(({ customerId }) => customerLabel(customerId)))
    default:
      return rankTexts(entries.map((entry) => entry[column]))
  }
}

function computeDateKeys(entries: readonly DocumentEntry[]): Float64Array {
  // Cached, since there are far fewer days than documents.
  const keys = new Map<string | null, number>([[null, 0]])
  return Float64Array.from(entries, ({ date }) => {
    const known = keys.get(date) ?? Number(date?.replaceAll('-', ''))
    keys.set(date, known)
    return known
  })
}

/** Returns the documents ordered by their integer sort keys; the sort is stable in both directions. */
export function orderEntries(
  entries: readonly DocumentEntry[],
  keys: Float64Array,
  direction: DocumentSorting['direction'],
): readonly DocumentEntry[] {
  const count = entries.length
  const sign = direction === 'ascending' ? 1 : -1
  // Key and index packed into one number sort without a comparator, in a tenth of the time.
  const packed = keys.map((key, index) => sign * key * count + index).sort()
  const ordered: DocumentEntry[] = []
  for (const value of packed) {
    const entry = entries[((value % count) + count) % count]
    if (entry) ordered.push(entry)
  }
  return ordered
}
