import type { ContentHit } from '@hausblick/contract/documents.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { type Findable, filterEntries } from '@hausblick/figures/documents/filter.ts'
import { fold } from '@hausblick/figures/documents/fold.ts'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { type Choice, isFiltered } from '../filters/address.ts'
import { filterInSlices } from './filterInSlices.ts'
import { type CustomerLabel, useOrdered } from './useOrdered.ts'

/** As many are filtered within a frame on a slow machine. */
const QUICK = 10_000

type Hits = ReadonlyMap<string, ContentHit>

interface Options {
  /** Null where the list does not show its customers. */
  readonly customerLabel: CustomerLabel | null
  readonly hits: Hits | undefined
}

interface Wanted {
  readonly ordered: readonly DocumentEntry[]
  readonly choice: Choice
  readonly hits: Hits | undefined
  readonly findable: Findable
}

interface Shown extends Pick<Wanted, 'choice' | 'hits'> {
  readonly entries: readonly DocumentEntry[]
}

const nameless = () => ''

/**
 * The documents that are shown, in their order, and what they were chosen by. That may be the choice before: a long list is
 * filtered while the page goes on.
 */
export function useShown(
  entries: readonly DocumentEntry[],
  choice: Choice,
  { customerLabel, hits }: Options,
): Shown {
  const label = customerLabel ?? nameless
  const ordered = useOrdered(entries, choice.sorting, label)
  const customerOf = useMemo(() => rememberedFold(label), [label])
  const withCustomer = customerLabel !== null
  const found = hits?.size ? hits : undefined
  const wanted = useMemo((): Wanted => {
    // Only what is there to be looked up: it is done 100,000 times for each search.
    const findable = {
      ...(withCustomer && { customerOf }),
      ...(found && { hasHit: ({ fileName }: DocumentEntry) => found.has(fileName) }),
    }
    return { ordered, choice, hits: found, findable }
  }, [ordered, choice, found, withCustomer, customerOf])
  const [done, setDone] = useState(() => filterAtOnce(wanted))
  if (done.wanted !== wanted && isQuick(wanted)) setDone(filterAtOnce(wanted))
  useEffect(() => {
    if (done.wanted === wanted) return
    return filterInSlices(wanted.ordered, wanted.choice, wanted.findable, (kept) =>
      startTransition(() => setDone({ wanted, entries: kept })),
    )
  }, [wanted, done])
  return { entries: done.entries, choice: done.wanted.choice, hits: done.wanted.hits }
}

function isQuick({ ordered, choice }: Wanted): boolean {
  return ordered.length <= QUICK || !isFiltered(choice)
}

function filterAtOnce(wanted: Wanted) {
  return { wanted, entries: filterEntries(wanted.ordered, wanted.choice, wanted.findable) }
}

function rememberedFold(label: CustomerLabel): CustomerLabel {
  const folded = new Map<string, string>()
  return (customerId) => {
    const known = folded.get(customerId) ?? fold(label(customerId))
    folded.set(customerId, known)
    return known
  }
}
