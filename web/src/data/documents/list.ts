import { paths } from '@hausblick/contract/calls.ts'
import { CAPABILITY_LIFETIME_MS } from '@hausblick/contract/documents.ts'
import { type DocumentEntry, readEntries } from '@hausblick/figures/documents/entry.ts'
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { Client } from '../client.ts'
import { fetchListPages } from './listPages.ts'
import { clearStoredLists } from './storedKeys.ts'
import { type DocumentList, FRESH_FOR_MS, readStoredList, storeList } from './storedList.ts'

/** More would strain the browser's memory; beyond that, staff select a customer. */
export const MAX_ENTRIES = 100_000

/** Leaves time to open a document before the `downloadUrl`s expire. */
const RENEW_AFTER_MS = CAPABILITY_LIFETIME_MS - 2 * 60_000

/** Identifies a list: whose documents, as seen by which account. */
export interface ListOwner {
  readonly client: Client
  /** Email address of the signed-in account; empty in the demo. */
  readonly account: string
  /** A customer's id or `ALL_CUSTOMERS`; null while unknown. */
  readonly customerId: string | null
}

/**
 * Reads a document list page by page (specification §7), publishing what has arrived so far to the cache. A complete list is also
 * kept in local storage if it fits.
 */
export function documentsQuery({ client, account, customerId }: ListOwner) {
  const queryKey = [paths.documents, account, customerId] as const
  return queryOptions({
    queryKey,
    queryFn:
      customerId === null
        ? skipToken
        : async ({ signal, client: queries }): Promise<DocumentList> => {
            let list: DocumentList = { entries: [], extent: 'loading', askedAt: Date.now() }
            const isFirst = queries.getQueryData(queryKey) === undefined
            let shown = 0
            for await (const { rows, last } of fetchListPages(client, customerId, signal)) {
              list = appendPage(list, readEntries(rows), last)
              // Each update re-sorts the whole list, so updates come in ever larger steps.
              if (isFirst && !signal.aborted && list.entries.length >= 2 * shown) {
                queries.setQueryData(queryKey, list)
                shown = list.entries.length
                await untilIdle()
              }
              if (list.extent !== 'loading') break
            }
            storeList(account, customerId, list)
            return list
          },
    initialData: () => readStoredList(account, customerId),
    initialDataUpdatedAt: () => readStoredList(account, customerId)?.askedAt,
    staleTime: FRESH_FOR_MS,
    structuralSharing: false,
  })
}

/** Lets the browser render what has arrived before fetching more. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 50)
  })
}

function appendPage(list: DocumentList, more: DocumentEntry[], last: boolean): DocumentList {
  const entries = list.entries.concat(more)
  const isFull = entries.length > MAX_ENTRIES || (entries.length === MAX_ENTRIES && !last)
  return {
    ...list,
    entries: entries.slice(0, MAX_ENTRIES),
    extent: isFull ? 'truncated' : last ? 'all' : 'loading',
  }
}

/** Returns whether the list's `downloadUrl`s have expired or are about to. */
export function needsRenewal({ askedAt }: DocumentList): boolean {
  return Date.now() - askedAt > RENEW_AFTER_MS
}

/** Drops all stored lists and refetches the active ones, as after an upload (specification §7). */
export async function invalidateDocumentLists(queries: QueryClient): Promise<void> {
  clearStoredLists(null)
  await queries.invalidateQueries({ queryKey: [paths.documents] })
}
