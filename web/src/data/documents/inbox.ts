import type { InputOf } from '@hausblick/contract/calls/call.ts'
import {
  fileDocumentCall,
  type Inbox,
  type InboxEntry,
  readInboxCall,
} from '@hausblick/contract/calls/inbox.ts'
import { CAPABILITY_LIFETIME_MS } from '@hausblick/contract/documents.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ask, queryOf, renew } from '../ask.ts'
import type { Client } from '../client.ts'
import { toDocumentParams } from './corrections.ts'
import { invalidateDocumentLists } from './list.ts'

/** More than anyone files in one go; later ones move up. */
const LIMIT = '50'

/** How long until texts that are being extracted are asked for again. */
const AWAITS_TEXT_MS = 5000

/** Reads the oldest documents waiting to be filed, and the number of all. */
export function inboxQuery(client: Client) {
  return queryOptions({
    ...queryOf(client, readInboxCall, { query: { limit: LIMIT } }),
    // The `downloadUrl`s expire after minutes, and filing takes longer. Texts are extracted within seconds.
    refetchInterval: ({ state: { data } }) =>
      data?.entries.some(({ awaitsText }) => awaitsText)
        ? AWAITS_TEXT_MS
        : CAPABILITY_LIFETIME_MS / 2,
  })
}

/** Files a document and removes it from the cached inbox. Resolves to its new file name; rejects with a `ServiceError`. */
export async function fileDocument(
  client: Client,
  queries: QueryClient,
  entry: InboxEntry,
  body: InputOf<typeof fileDocumentCall>['body'],
): Promise<string> {
  const { name } = await ask(client, fileDocumentCall, { params: toDocumentParams(entry), body })
  const { queryKey } = inboxQuery(client)
  await queries.cancelQueries({ queryKey: [readInboxCall.path] })
  queries.setQueryData(queryKey, (inbox) => inbox && removeEntry(inbox, entry))
  void renew(queries, readInboxCall)
  void invalidateDocumentLists(queries)
  return name
}

function removeEntry({ entries, total }: Inbox, { customerId, number }: InboxEntry): Inbox {
  const left = entries.filter((each) => each.customerId !== customerId || each.number !== number)
  return { entries: left, total: total - (entries.length - left.length) }
}
