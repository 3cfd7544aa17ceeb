import type { ContentHit } from '@hausblick/contract/documents.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { filterEntries } from '@hausblick/figures/documents/filter.ts'
import { fold } from '@hausblick/figures/documents/fold.ts'
import { inOrder, sortNumbers } from '@hausblick/figures/documents/order.ts'
import { useMemo } from 'react'
import type { Choice } from '../filters/address.ts'

/** What a customer is called. */
export type CustomerLabel = (customerId: string) => string

interface Options {
  /** Null where the list does not show its customers. */
  readonly customerLabel: CustomerLabel | null
  readonly hits: ReadonlyMap<string, ContentHit> | undefined
}

const nameless = () => ''

/**
 * The documents that are shown, in their order. What only depends on the list is made once for it: sorting 100,000
 * documents for every letter that is typed would keep one waiting.
 */
export function useShown(
  entries: readonly DocumentEntry[],
  choice: Choice,
  { customerLabel, hits }: Options,
): readonly DocumentEntry[] {
  const { column, direction } = choice.sorting
  const label = customerLabel ?? nameless
  const numbers = useMemo(() => sortNumbers(entries, column, label), [entries, column, label])
  const ordered = useMemo(() => inOrder(entries, numbers, direction), [entries, numbers, direction])
  const customerOf = useMemo(() => rememberedFold(label), [label])
  return useMemo(() => {
    // Only what is there to be looked up: it is done 100,000 times for each search.
    return filterEntries(ordered, choice, {
      ...(customerLabel && { customerOf }),
      ...(hits && hits.size > 0 && { hasHit: ({ fileName }) => hits.has(fileName) }),
    })
  }, [ordered, choice, customerLabel, customerOf, hits])
}

function rememberedFold(label: CustomerLabel): CustomerLabel {
  const folded = new Map<string, string>()
  return (customerId) => {
    const known = folded.get(customerId) ?? fold(label(customerId))
    folded.set(customerId, known)
    return known
  }
}
