import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import {
  computeSortKeys,
  type DocumentSorting,
  orderEntries,
} from '@hausblick/figures/documents/order.ts'
import { useMemo } from 'react'

/** Returns a customer's display name. */
export type CustomerLabeller = (customerId: string) => string

/** Sorts a list once, ahead of filtering: sorting 100,000 documents on every keystroke would be too slow. */
export function useSortedEntries(
  entries: readonly DocumentEntry[],
  { column, direction }: DocumentSorting,
  label: CustomerLabeller,
): readonly DocumentEntry[] {
  const keys = useMemo(() => computeSortKeys(entries, column, label), [entries, column, label])
  return useMemo(() => orderEntries(entries, keys, direction), [entries, keys, direction])
}
