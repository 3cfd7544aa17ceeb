import { filterChoices } from '@hausblick/figures/documents/filter.ts'
import { type ReactNode, useEffect, useMemo } from 'react'
import { documentsQuery, type ListOwner } from '../../base/data/documents/list.ts'
import { storeList } from '../../base/data/documents/storedList.ts'
import { useRead } from '../../base/data/useRead.ts'
import { Loaded } from '../../base/ui/Loaded.tsx'
import { Filters } from './filters/Filters.tsx'
import { useDocumentFilterState } from './filters/useDocumentFilterState.ts'
import { Loading } from './list/Loading.tsx'
import { NoDocuments } from './list/NoDocuments.tsx'
import { WholeList } from './list/WholeList.tsx'
import * as texts from './texts.ts'

interface Props {
  owner: ListOwner
  /** The customer's display name; null hides the customer column. */
  customer: string | null
  /** The customer filter, for staff. */
  customerFilter: ReactNode
  /** Shown when there are no documents at all. */
  whenEmpty: ReactNode
}

const nothing: readonly never[] = []

/** Renders the documents of one customer with search, filters, sorting and preview. */
export function Documents({ owner, customer, customerFilter, whenEmpty }: Props) {
  const read = useRead(() => documentsQuery(owner))
  const list = read.data
  const { account, customerId } = owner
  // Whether it came with the page or was asked for (product §23).
  useEffect(() => {
    if (list && customerId !== null) storeList(account, customerId, list)
  }, [account, customerId, list])
  const entries = list?.entries ?? nothing
  const choices = useMemo(() => filterChoices(entries), [entries])
  const filterControl = useDocumentFilterState()
  if (list?.entries.length === 0)
    return <NoDocuments customerFilter={customerFilter}>{whenEmpty}</NoDocuments>
  return (
    <>
      <Filters filterControl={filterControl} choices={choices} customerFilter={customerFilter} />
      <Loaded read={read} failure={texts.failed} className="mt-4" waiting={<Loading />}>
        {(list) => (
          <WholeList owner={owner} list={list} filterControl={filterControl} customer={customer} />
        )}
      </Loaded>
    </>
  )
}
