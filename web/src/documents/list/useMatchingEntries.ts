import type { ContentHit } from '@hausblick/contract/documents.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { filterEntries, type SearchContext } from '@hausblick/figures/documents/filter.ts'
import { searchable } from '@hausblick/figures/text.ts'
import { startTransition, useEffect, useMemo, useState } from 'react'
import {
  type DocumentFilterState,
  filterStateParameter,
  isFiltered,
} from '../filters/filterState.ts'
import { filterInSlices } from './filterInSlices.ts'
import { addResult, findNarrowest, type SearchResult } from './narrowing.ts'
import { type CustomerLabeller, useSortedEntries } from './useSortedEntries.ts'

/** Filtered within two frames on a slow machine. */
const MAX_SYNCHRONOUS = 20_000

type Hits = ReadonlyMap<string, ContentHit>

interface Options {
  /** Null when the list has no customer column. */
  readonly labelCustomer: CustomerLabeller | null
  readonly hits: Hits | undefined
}

interface FilterRequest {
  readonly ordered: readonly DocumentEntry[]
  readonly filterState: DocumentFilterState
  readonly hits: Hits | undefined
  readonly findable: SearchContext
}

interface MatchingEntries extends Pick<FilterRequest, 'filterState' | 'hits'> {
  readonly entries: readonly DocumentEntry[]
}

interface FilterResult extends Pick<MatchingEntries, 'entries'> {
  readonly request: FilterRequest
  /** The results of the searches that led to this one, keystroke by keystroke. */
  readonly found: readonly SearchResult[]
}

const hideCustomer = () => ''

/**
 * Returns the matching documents in order, and the filters they match. These may lag behind `filterState`: a long list is
 * filtered in the background.
 */
export function useMatchingEntries(
  entries: readonly DocumentEntry[],
  filterState: DocumentFilterState,
  { labelCustomer, hits }: Options,
): MatchingEntries {
  const label = labelCustomer ?? hideCustomer
  const ordered = useSortedEntries(entries, filterState.sorting, label)
  const customerOf = useMemo(() => memoiseSearchable(label), [label])
  const withCustomer = labelCustomer !== null
  const found = hits?.size ? hits : undefined
  const request = useMemo((): FilterRequest => {
    // Lookups are left out where they cannot match: they would run 100,000 times per search.
    const findable = {
      ...(withCustomer && { customerOf }),
      ...(found && { hasHit: ({ fileName }: DocumentEntry) => found.has(fileName) }),
    }
    return { ordered, filterState, hits: found, findable }
  }, [ordered, filterState, found, withCustomer, customerOf])
  const [result, setResult] = useState(() => filterSynchronously(request))
  if (result.request !== request && isFast(request, findSource(request, result)))
    setResult(filterSynchronously(request, result))
  useEffect(() => {
    if (result.request === request) return
    const { entries: source } = findSource(request, result)
    return filterInSlices(source, request.filterState, request.findable, (kept) =>
      startTransition(() => setResult(createResult(request, kept, result))),
    )
  }, [request, result])
  return {
    entries: result.entries,
    filterState: result.request.filterState,
    hits: result.request.hits,
  }
}

interface Source {
  /** The entries to filter. */
  readonly entries: readonly DocumentEntry[]
  /** Whether they are the result already. */
  readonly isResult: boolean
}

function findSource(request: FilterRequest, before: FilterResult | undefined): Source {
  const whole = { entries: request.ordered, isResult: false }
  // Earlier results lack documents that only their contents match.
  if (!before || request.hits || !differsOnlyInSearch(request, before.request)) return whole
  const { search } = request.filterState
  const found = findNarrowest(before.found, search)
  return found ? { entries: found.entries, isResult: found.search === search } : whole
}

function isFast({ filterState }: FilterRequest, { entries, isResult }: Source): boolean {
  return isResult || entries.length <= MAX_SYNCHRONOUS || !isFiltered(filterState)
}

function filterSynchronously(request: FilterRequest, before?: FilterResult): FilterResult {
  const { entries, isResult } = findSource(request, before)
  const { filterState, findable } = request
  return createResult(
    request,
    isResult ? entries : filterEntries(entries, filterState, findable),
    before,
  )
}

function createResult(
  request: FilterRequest,
  entries: readonly DocumentEntry[],
  before?: FilterResult,
): FilterResult {
  const known = before && differsOnlyInSearch(request, before.request) ? before.found : []
  const found = request.hits
    ? known
    : addResult(known, { search: request.filterState.search, entries })
  return { request, entries, found }
}

function differsOnlyInSearch(one: FilterRequest, other: FilterRequest): boolean {
  const withoutSearch = ({ filterState }: FilterRequest) =>
    writeSearch(filterStateParameter, '', { ...filterState, search: '' })
  return (
    one.ordered === other.ordered &&
    one.findable.customerOf === other.findable.customerOf &&
    withoutSearch(one) === withoutSearch(other)
  )
}

function memoiseSearchable(label: CustomerLabeller): CustomerLabeller {
  const folded = new Map<string, string>()
  return (customerId) => {
    const known = folded.get(customerId) ?? searchable(label(customerId))
    folded.set(customerId, known)
    return known
  }
}
