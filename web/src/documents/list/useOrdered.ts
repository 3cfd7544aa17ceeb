import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { inOrder, type Sorting, sortNumbers } from '@hausblick/figures/documents/order.ts'
import { useMemo } from 'react'

/** What a customer is called. */
export type CustomerLabel = (customerId: string) => string

/**
 * The documents in their order, made once for a list: sorting 100,000 documents for every letter that is typed would keep one
 * waiting.
 */
export function useOrdered(
  entries: readonly DocumentEntry[],
  { column, direction }: Sorting,
  label: CustomerLabel,
): readonly DocumentEntry[] {
  const numbers = useMemo(() => sortNumbers(entries, column, label), [entries, column, label])
  return useMemo(() => inOrder(entries, numbers, direction), [entries, numbers, direction])
}
