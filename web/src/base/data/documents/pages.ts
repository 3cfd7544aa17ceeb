import { listDocumentsCall, TOTAL_COUNT } from '@hausblick/contract/calls/documents.ts'
import { ALL_CUSTOMERS } from '@hausblick/contract/documents.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { readNextCursor } from '@hausblick/contract/nextLink.ts'
import { type DocumentEntry, readEntries } from '@hausblick/figures/documents/entry.ts'
import type { DocumentFilter } from '@hausblick/figures/documents/filter.ts'
import type { DocumentSorting } from '@hausblick/figures/documents/order.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { ask } from '../ask.ts'
import type { Client } from '../client.ts'
import { fetchUncached } from './list.ts'
import { FRESH_FOR_MS } from './storedList.ts'

/** Product §27. */
const PAGE_SIZE = 100

export interface DocumentPage {
  readonly entries: readonly DocumentEntry[]
  /** The number of documents on all pages; `MAX_COUNTED` + 1 if a search has more. */
  readonly total: number
  /** Null on the last page. */
  readonly cursor: string | null
  /** Time of the request, in milliseconds since the epoch. */
  readonly askedAt: number
}

/** The filters and the order of a list. */
interface AskedList extends DocumentFilter {
  readonly sorting: DocumentSorting
}

/** Reads the documents of all customers by the hundred; the service filters, searches and sorts them. */
export function documentPagesQuery(client: Client, account: string, asked: AskedList) {
  const query = toQuery(asked)
  return infiniteQueryOptions({
    queryKey: [listDocumentsCall.path, account, ALL_CUSTOMERS, query],
    queryFn: async ({ signal, pageParam: cursor }): Promise<DocumentPage> => {
      const askedAt = Date.now()
      let headers = new Headers()
      const placed = { ...query, ...(cursor !== null && { cursor }), v: String(askedAt) }
      const onHeaders = (received: Headers) => {
        headers = received
      }
      const options = { transport: fetchUncached, onHeaders, signal }
      const rows = await ask(client, listDocumentsCall, { query: placed }, options)
      return {
        entries: readEntries(rows),
        total: Number(headers.get(TOTAL_COUNT)),
        cursor: readNextCursor(headers.get('link')),
        askedAt,
      }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
  })
}

function toQuery({ street, type, supplier, year, month, search, sorting }: AskedList) {
  const text = search.trim().slice(0, maxLengths.contentSearch)
  return {
    customerId: ALL_CUSTOMERS,
    summaryOnly: '1',
    limit: String(PAGE_SIZE),
    sort: sorting.column,
    direction: sorting.direction,
    ...(street !== null && { street }),
    ...(type !== null && { type }),
    ...(supplier !== null && { supplier }),
    ...(year !== null && { year }),
    ...(month !== null && { month }),
    ...(text !== '' && { search: text }),
  }
}
