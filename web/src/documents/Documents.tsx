import { ALL_CUSTOMERS } from '@hausblick/contract/documents.ts'
import { filterChoices } from '@hausblick/figures/documents/filter.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { documentsQuery, type ListOwner, MOST_ENTRIES } from '../data/documents/list.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Filters } from './filters/Filters.tsx'
import { useChoice } from './filters/useChoice.ts'
import { Loading } from './list/Loading.tsx'
import { NoDocuments } from './list/NoDocuments.tsx'
import { Results } from './list/Results.tsx'
import type { CustomerLabel } from './list/useOrdered.ts'
import * as texts from './texts.ts'

interface Props {
  owner: ListOwner
  /** What customers are called; null where the list does not show them. */
  customerLabel: CustomerLabel | null
  /** The customer filter, for staff. */
  customerFilter: ReactNode
  /** What is said where there is no document at all. */
  whenEmpty: ReactNode
}

const nothing: readonly never[] = []

/** A list of documents with all by which it can be looked through. */
export function Documents({ owner, customerLabel, customerFilter, whenEmpty }: Props) {
  const { data, error, isFetching, refetch } = useQuery(documentsQuery(owner))
  // A piece that comes in waits for the letter that is being typed.
  const list = useDeferredValue(data)
  const entries = list?.entries ?? nothing
  // The rows do not wait for what one can choose from.
  const chooseFrom = useDeferredValue(entries, nothing)
  const choices = useMemo(() => filterChoices(chooseFrom), [chooseFrom])
  const choiceState = useChoice()
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
      <Filters choiceState={choiceState} choices={choices} customerFilter={customerFilter} />
      {list?.extent === 'cut' && <CutNote customerIsChosen={owner.customerId !== ALL_CUSTOMERS} />}
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
          choiceState={choiceState}
          customerLabel={customerLabel}
        />
      ) : (
        !isBroken && <Loading />
      )}
    </>
  )
}

/** Says that the list is not all there is, and how to get at the rest. */
function CutNote({ customerIsChosen }: { customerIsChosen: boolean }) {
  const advice = customerIsChosen ? texts.olderByStaff : texts.olderByCustomer
  return (
    <p role="status" className="mt-4 rounded-control bg-brand-soft px-4 py-2.5 text-brand">
      {texts.onlyNewest(MOST_ENTRIES)} {advice}
    </p>
  )
}
