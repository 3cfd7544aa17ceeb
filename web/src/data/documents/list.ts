import { paths } from '@hausblick/contract/calls.ts'
import { CAPABILITY_LIFETIME_MS } from '@hausblick/contract/documents.ts'
import { type DocumentEntry, readEntries } from '@hausblick/figures/documents/entry.ts'
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { Client } from '../client.ts'
import { documentPieces } from './pieces.ts'
import { forgetStoredLists } from './storedKeys.ts'
import { type DocumentList, FRESH_FOR_MS, readStoredList, storeList } from './storedList.ts'

/** More than a browser holds with ease; whoever has more asks for one customer's. */
export const MOST_ENTRIES = 100_000

/** Before a list's `downloadUrl`s stop to count, there must be time to open one. */
const RENEW_AFTER_MS = CAPABILITY_LIFETIME_MS - 2 * 60_000

/** Whose list it is, and for whom. */
export interface ListOwner {
  readonly client: Client
  /** Address of who is signed in; empty on the demo's pages. */
  readonly account: string
  /** A customer's id or `ALL_CUSTOMERS`; null as long as it is not known. */
  readonly customerId: string | null
}

/**
 * The document list, as far as its pieces are there (specification §7). It is kept in memory and, where it fits, in local
 * storage.
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
            for await (const { rows, last } of documentPieces(client, customerId, signal)) {
              list = withPiece(list, readEntries(rows), last)
              // Whatever is shown is sorted as a whole: so the pieces of a long list come in ever larger groups.
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

/** Lets what has come be shown before more of it comes. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 50)
  })
}

function withPiece(list: DocumentList, more: DocumentEntry[], last: boolean): DocumentList {
  const entries = list.entries.concat(more)
  const full = entries.length > MOST_ENTRIES || (entries.length === MOST_ENTRIES && !last)
  return {
    ...list,
    entries: entries.slice(0, MOST_ENTRIES),
    extent: full ? 'truncated' : last ? 'all' : 'loading',
  }
}

/** Whether a list is too old to open a document from. */
export function mustBeRenewed({ askedAt }: DocumentList): boolean {
  return Date.now() - askedAt > RENEW_AFTER_MS
}

/** After an upload all lists are read anew (specification §7). */
export async function forgetLists(queries: QueryClient): Promise<void> {
  forgetStoredLists(null)
  await queries.invalidateQueries({ queryKey: [paths.documents] })
}
