import { listDocumentChoicesCall, listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { ALL_CUSTOMERS, CAPABILITY_LIFETIME_MS } from '@hausblick/contract/documents.ts'
import { readEntries } from '@hausblick/figures/documents/entry.ts'
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { ask, renew } from '../ask.ts'
import type { Client } from '../client.ts'
import { clearStoredLists } from './storedKeys.ts'
import { type DocumentList, FRESH_FOR_MS, readStoredList } from './storedList.ts'

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
 * Reads the whole list of one customer, bypassing every cache (product §23).
 * Disabled for all customers, whose list `documentPagesQuery` reads.
 */
export function documentsQuery({ client, account, customerId }: ListOwner) {
  return queryOptions({
    queryKey: [listDocumentsCall.path, account, customerId],
    queryFn:
      customerId === null || customerId === ALL_CUSTOMERS
        ? skipToken
        : async ({ signal }): Promise<DocumentList> => {
            const askedAt = Date.now()
            const query = { customerId, v: String(askedAt) }
            const options = { transport: fetchUncached, signal }
            const rows = await ask(client, listDocumentsCall, { query }, options)
            return { entries: readEntries(rows), askedAt }
          },
    initialData: () => readStoredList(account, customerId),
    initialDataUpdatedAt: () => readStoredList(account, customerId)?.askedAt,
    staleTime: FRESH_FOR_MS,
    structuralSharing: false,
  })
}

/** Fetches without the browser's cache. */
export function fetchUncached(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, cache: 'no-store' })
}

/** Returns whether the `downloadUrl`s of a list requested at this time have expired or are about to. */
export function needsRenewal(askedAt: number): boolean {
  return Date.now() - askedAt > RENEW_AFTER_MS
}

/** Drops all stored lists and refetches the active ones, as after an upload (product §23). */
export async function invalidateDocumentLists(queries: QueryClient): Promise<void> {
  clearStoredLists(null)
  await Promise.all([renew(queries, listDocumentsCall), renew(queries, listDocumentChoicesCall)])
}
