import { ALL_CUSTOMERS } from '@hausblick/contract/documents.ts'
import { filterChoices } from '@hausblick/figures/documents/filter.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { documentsQuery, type ListOwner, MAX_ENTRIES } from '../data/documents/list.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Filters } from './filters/Filters.tsx'
import { useDocumentFilterState } from './filters/useDocumentFilterState.ts'
import { Loading } from './list/Loading.tsx'
import { NoDocuments } from './list/NoDocuments.tsx'
import { Results } from './list/Results.tsx'
import type { CustomerLabeller } from './list/useSortedEntries.ts'
import * as texts from './texts.ts'

interface Props {
  owner: ListOwner
  /** Null hides the customer column. */
  labelCustomer: CustomerLabeller | null
  /** The customer filter, for staff. */
  customerFilter: ReactNode
  /** Shown when there are no documents at all. */
  whenEmpty: ReactNode
}

const nothing: readonly never[] = []

/** Renders a document list with its search, filters, sorting and preview. */
export function Documents({ owner, labelCustomer, customerFilter, whenEmpty }: Props) {
  const { data, error, isFetching, refetch } = useQuery(documentsQuery(owner))
  // Typing takes precedence over rendering the pages that arrive meanwhile.
  const list = useDeferredValue(data)
  const entries = list?.entries ?? nothing
  // Rows render before the filter options.
  const chooseFrom = useDeferredValue(entries, nothing)
  const choices = useMemo(() => filterChoices(chooseFrom), [chooseFrom])
  const filterControl = useDocumentFilterState()
  const isBroken = error !== null && (!list || list.extent === 'loading')
  if (list?.extent === 'all' && list.entries.length === 0)
    return (
      <>
        {customerFilter && <div className="mb-4 md:max-w-1/2">{customerFilter}</div>}
        <NoDocuments>{whenEmpty}</NoDocuments>
      </>
    )
  return (
    <>
      <Filters filterControl={filterControl} choices={choices} customerFilter={customerFilter} />
      {list?.extent === 'truncated' && (
        <TruncationNote customerIsChosen={owner.customerId !== ALL_CUSTOMERS} />
      )}
      {isBroken && (
        <ErrorNote
          className="mt-4"
          title={list ? texts.partlyFailed : texts.failed}
          reason={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {list ? (
        <Results
          owner={owner}
          list={list}
          filterControl={filterControl}
          labelCustomer={labelCustomer}
        />
      ) : (
        !isBroken && <Loading />
      )}
    </>
  )
}

/** Says that the list is truncated, and how to get the rest. */
function TruncationNote({ customerIsChosen }: { customerIsChosen: boolean }) {
  const advice = customerIsChosen ? texts.olderByStaff : texts.olderByCustomer
  return (
    <p role="status" className="mt-4 rounded-control bg-brand-soft px-4 py-2.5 text-brand">
      {texts.onlyNewest(MAX_ENTRIES)} {advice}
    </p>
  )
}
