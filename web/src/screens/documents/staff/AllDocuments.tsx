import { MAX_COUNTED } from '@hausblick/contract/calls/documents.ts'
import { ALL_CUSTOMERS } from '@hausblick/contract/documents.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { firstChoicesQuery } from '../../../base/data/documents/choices.ts'
import { documentPagesQuery } from '../../../base/data/documents/pages.ts'
import { readOfPages } from '../../../base/data/useRead.ts'
import { FailedRead } from '../../../base/ui/ErrorNote.tsx'
import { useEndMarker } from '../../../base/ui/useEndMarker.ts'
import { useDocumentOpener } from '../../../parts/layout/preview/useDocumentOpener.ts'
import { Filters } from '../filters/Filters.tsx'
import { isFiltered } from '../filters/filterState.ts'
import { useDocumentFilterState } from '../filters/useDocumentFilterState.ts'
import { Loading } from '../list/Loading.tsx'
import { NoDocuments } from '../list/NoDocuments.tsx'
import { Results } from '../list/Results.tsx'
import { useContentSearch } from '../list/useContentSearch.ts'
import * as texts from '../texts.ts'
import { AnyPreview } from './AnyPreview.tsx'
import { StreetFilter } from './StreetFilter.tsx'
import { useRestart } from './useRestart.ts'

const noChoices = { streets: [], types: [], suppliers: [], years: [] }

interface Props {
  account: string
  customerFilter: ReactNode
}

/** Renders the documents of all customers. The service filters, searches and sorts them; the browser has what is shown. */
export function AllDocuments({ account, customerFilter }: Props) {
  const { client } = useAccess()
  const filterControl = useDocumentFilterState()
  const [filterState, change] = filterControl
  const query = documentPagesQuery(client, account, filterState)
  const list = useInfiniteQuery(query)
  useRestart(query.queryKey)
  const { data: choices = noChoices } = useQuery(firstChoicesQuery(client))
  const contents = useContentSearch(
    { client, account, customerId: ALL_CUSTOMERS },
    filterState.search,
  )
  const pages = list.data?.pages
  const entries = useMemo(() => pages?.flatMap((page) => page.entries) ?? [], [pages])
  const opener = useDocumentOpener({ client, account }, pages?.[0]?.askedAt ?? 0)
  const { fetchNextPage } = list
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const endMarker = useEndMarker(loadMore)
  const total = pages?.[0]?.total ?? 0
  if (pages && total === 0 && !list.isPlaceholderData && !isFiltered(filterState))
    return <NoDocuments customerFilter={customerFilter}>{texts.noneAtAll}</NoDocuments>
  const error = list.error && (
    <FailedRead
      className="mt-4"
      title={pages ? texts.partlyFailed : texts.failed}
      read={readOfPages(list)}
    />
  )
  return (
    <>
      <Filters
        filterControl={filterControl}
        choices={choices}
        customerFilter={customerFilter}
        streetFilter={
          <StreetFilter
            first={choices.streets}
            value={filterState.street}
            onChange={(street) => change({ street })}
          />
        }
      />
      {!list.isFetchNextPageError && error}
      {pages ? (
        <Results
          entries={entries}
          matching={total}
          total={total}
          contents={contents}
          filterControl={filterControl}
          customerOf={({ customer, customerId }) => customer ?? customerId}
          followLink={opener.followLink}
          error={opener.error}
          isUncounted={filterState.search !== '' && total > MAX_COUNTED}
          isLoading={list.isPlaceholderData && list.isFetching}
          endMarker={list.hasNextPage && !list.isError ? endMarker : null}
        />
      ) : (
        !error && <Loading />
      )}
      {list.isFetchNextPageError && error}
      {pages && (
        <AnyPreview
          account={account}
          shown={entries}
          opener={opener}
          onLastShown={list.hasNextPage ? loadMore : null}
        />
      )}
    </>
  )
}
