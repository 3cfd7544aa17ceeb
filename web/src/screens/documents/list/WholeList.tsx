import type { ContentHit } from '@hausblick/contract/calls/documents.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { filterEntries } from '@hausblick/figures/documents/filter.ts'
import { sortEntries } from '@hausblick/figures/documents/order.ts'
import { searchable } from '@hausblick/figures/text.ts'
import { useMemo } from 'react'
import type { ListOwner } from '../../../base/data/documents/list.ts'
import type { DocumentList } from '../../../base/data/documents/storedList.ts'
import { useInfiniteScroll } from '../../../base/ui/useInfiniteScroll.ts'
import { AddressedPreview } from '../../../parts/layout/preview/AddressedPreview.tsx'
import { useDocumentOpener } from '../../../parts/layout/preview/useDocumentOpener.ts'
import { useCorrection } from '../correction.ts'
import type { DocumentFilterState } from '../filters/filterState.ts'
import type { DocumentFilterControl } from '../filters/useDocumentFilterState.ts'
import { Results } from './Results.tsx'
import { useContentSearch } from './useContentSearch.ts'

/** Product §27. */
const STEP = 100
const AHEAD = 300

interface Props {
  owner: ListOwner
  list: DocumentList
  filterControl: DocumentFilterControl
  /** The customer's display name; null hides the customer column. */
  customer: string | null
}

/** Renders the matching documents of a list that the browser has whole, growing the table as the user scrolls. */
export function WholeList({ owner, list, filterControl, customer }: Props) {
  const [filterState] = filterControl
  const contents = useContentSearch(owner, filterState.search)
  const matching = useMatchingEntries(list.entries, filterState, customer, contents.hits)
  const { count, endMarker } = useInfiniteScroll({
    total: matching.length,
    list: matching,
    step: STEP,
    ahead: AHEAD,
  })
  const opener = useDocumentOpener(owner, list.askedAt)
  return (
    <>
      <Results
        entries={matching.slice(0, count)}
        matching={matching.length}
        total={list.entries.length}
        contents={contents}
        filterControl={filterControl}
        customerOf={customer === null ? null : () => customer}
        followLink={opener.followLink}
        error={opener.error}
        isUncounted={false}
        isLoading={false}
        endMarker={count < matching.length ? endMarker : null}
      />
      <AddressedPreview
        known={list.entries}
        shown={matching}
        opener={opener}
        correct={useCorrection()}
      />
    </>
  )
}

function useMatchingEntries(
  entries: readonly DocumentEntry[],
  filterState: DocumentFilterState,
  customer: string | null,
  hits: ReadonlyMap<string, ContentHit> | undefined,
): readonly DocumentEntry[] {
  const { column, direction } = filterState.sorting
  const ordered = useMemo(
    () => sortEntries(entries, { column, direction }, () => customer ?? ''),
    [entries, column, direction, customer],
  )
  const { street, type, supplier, year, month, search } = filterState
  return useMemo(() => {
    const searched = customer === null ? null : searchable(customer)
    return filterEntries(
      ordered,
      { street, type, supplier, year, month, search },
      {
        ...(searched !== null && { customerOf: () => searched }),
        ...(hits && { hasHit: ({ fileName }) => hits.has(fileName) }),
      },
    )
  }, [ordered, street, type, supplier, year, month, search, customer, hits])
}
