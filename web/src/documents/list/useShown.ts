import type { ContentHit } from '@hausblick/contract/documents.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { type Findable, filterEntries } from '@hausblick/figures/documents/filter.ts'
import { searchable } from '@hausblick/figures/text.ts'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { type Choice, choiceParameter, isFiltered } from '../filters/address.ts'
import { filterInSlices } from './filterInSlices.ts'
import { type Found, narrowest, withFound } from './narrowing.ts'
import { type CustomerLabel, useOrdered } from './useOrdered.ts'

/** As many are filtered within two frames on a slow machine. */
const QUICK = 20_000

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

interface Done extends Pick<Shown, 'entries'> {
  readonly wanted: Wanted
  /** What the searches left that led to this one, letter by letter. */
  readonly found: readonly Found[]
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
  const customerOf = useMemo(() => rememberedSearchable(label), [label])
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
  if (done.wanted !== wanted && isQuick(wanted, sourceOf(wanted, done)))
    setDone(filterAtOnce(wanted, done))
  useEffect(() => {
    if (done.wanted === wanted) return
    const { entries: source } = sourceOf(wanted, done)
    return filterInSlices(source, wanted.choice, wanted.findable, (kept) =>
      startTransition(() => setDone(doneWith(wanted, kept, done))),
    )
  }, [wanted, done])
  return { entries: done.entries, choice: done.wanted.choice, hits: done.wanted.hits }
}

interface Source {
  /** What has to be looked through. */
  readonly entries: readonly DocumentEntry[]
  /** Whether that is all that was to be found already. */
  readonly isResult: boolean
}

function sourceOf(wanted: Wanted, before: Done | undefined): Source {
  const whole = { entries: wanted.ordered, isResult: false }
  // What is found by its contents is not among what the search before has left.
  if (!before || wanted.hits || !isSameButSearch(wanted, before.wanted)) return whole
  const { search } = wanted.choice
  const found = narrowest(before.found, search)
  return found ? { entries: found.entries, isResult: found.search === search } : whole
}

function isQuick({ choice }: Wanted, { entries, isResult }: Source): boolean {
  return isResult || entries.length <= QUICK || !isFiltered(choice)
}

function filterAtOnce(wanted: Wanted, before?: Done): Done {
  const { entries, isResult } = sourceOf(wanted, before)
  const { choice, findable } = wanted
  return doneWith(wanted, isResult ? entries : filterEntries(entries, choice, findable), before)
}

function doneWith(wanted: Wanted, entries: readonly DocumentEntry[], before?: Done): Done {
  const known = before && isSameButSearch(wanted, before.wanted) ? before.found : []
  const found = wanted.hits ? known : withFound(known, { search: wanted.choice.search, entries })
  return { wanted, entries, found }
}

function isSameButSearch(one: Wanted, other: Wanted): boolean {
  const withoutSearch = ({ choice }: Wanted) =>
    writeSearch(choiceParameter, '', { ...choice, search: '' })
  return (
    one.ordered === other.ordered &&
    one.findable.customerOf === other.findable.customerOf &&
    withoutSearch(one) === withoutSearch(other)
  )
}

function rememberedSearchable(label: CustomerLabel): CustomerLabel {
  const folded = new Map<string, string>()
  return (customerId) => {
    const known = folded.get(customerId) ?? searchable(label(customerId))
    folded.set(customerId, known)
    return known
  }
}
