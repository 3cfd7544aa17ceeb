import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import type { ListOwner } from '../../data/documents/list.ts'
import type { DocumentList } from '../../data/documents/storedList.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PrintNote } from '../../ui/print/PrintNote.tsx'
import { useInfiniteScroll } from '../../ui/useInfiniteScroll.ts'
import { describeFilters } from '../filters/describeFilters.ts'
import { emptyFilter, isFiltered } from '../filters/filterState.ts'
import type { DocumentFilterControl } from '../filters/useDocumentFilterState.ts'
import { AddressedPreview } from '../preview/AddressedPreview.tsx'
import { DocumentTable } from '../table/DocumentTable.tsx'
import * as texts from '../texts.ts'
import { Summary } from './Summary.tsx'
import { useContentSearch } from './useContentSearch.ts'
import { useDocumentOpener } from './useDocumentOpener.ts'
import { useMatchingEntries } from './useMatchingEntries.ts'
import type { CustomerLabeller } from './useSortedEntries.ts'

/** Specification §9. */
const STEP = 100
const AHEAD = 300

interface Props {
  owner: ListOwner
  list: DocumentList
  filterControl: DocumentFilterControl
  labelCustomer: CustomerLabeller | null
}

/** Renders the matching documents, growing the table as the user scrolls. */
export function Results({
  owner,
  list,
  filterControl: [filterState, change],
  labelCustomer,
}: Props) {
  const { hits, state } = useContentSearch(owner, filterState.search)
  const shown = useMatchingEntries(list.entries, filterState, { labelCustomer, hits })
  const { entries } = shown
  // A list that merely grows by further pages stays the same list.
  const { askedAt } = list
  const listKey = useMemo(
    () => ({ askedAt, filterState: shown.filterState, hits: shown.hits }),
    [askedAt, shown.filterState, shown.hits],
  )
  const { count, endMarker } = useInfiniteScroll({
    total: entries.length,
    list: listKey,
    step: STEP,
    ahead: AHEAD,
  })
  const opener = useDocumentOpener(owner, list)
  return (
    <>
      <Summary
        list={list}
        count={count}
        matching={entries.length}
        contents={state}
        onReset={isFiltered(filterState) ? () => change(emptyFilter) : null}
      />
      <PrintNote
        filters={describeFilters(filterState)}
        sorting={{
          by: texts.columns[filterState.sorting.column],
          direction: filterState.sorting.direction,
        }}
        printed={{ count, total: entries.length }}
      />
      <FormError text={opener.error} />
      {entries.length > 0 ? (
        <DocumentTable
          entries={entries}
          count={count}
          search={shown.filterState.search}
          sorting={filterState.sorting}
          onSort={(sorting) => change({ sorting })}
          labelCustomer={labelCustomer}
          hits={shown.hits}
          followLink={opener.followLink}
        />
      ) : (
        <EmptyNote icon={SearchX} title={texts.nothing} />
      )}
      {count < entries.length && (
        <p ref={endMarker} key={count} className="py-6 text-center text-13 text-ink-3 print:hidden">
          {texts.loadingMore}
        </p>
      )}
      <AddressedPreview list={list} shown={entries} opener={opener} />
    </>
  )
}
