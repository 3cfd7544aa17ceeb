import { paths } from '@hausblick/contract/calls.ts'
import {
  CAPABILITY_LIFETIME_MS,
  fileDocumentReply,
  type InboxEntry,
  inboxReply,
} from '@hausblick/contract/documents.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Client } from '../client.ts'
import { invalidateDocumentLists } from './list.ts'

/** More than anyone files in one go; later ones move up. */
const LIMIT = '50'

/** How long until texts that are being extracted are asked for again. */
const AWAITS_TEXT_MS = 5000

/** How staff file a document that a customer uploaded. */
export interface Filing {
  /** With house number. */
  readonly street: string
  /** ISO 8601 day. */
  readonly date: string
  readonly type: string
  readonly name: string
}

/** Reads the oldest documents waiting to be filed, and the number of all. */
export function inboxQuery(client: Client) {
  return queryOptions({
    queryKey: [paths.inbox, 'entries'],
    queryFn: ({ signal }) =>
      client({ path: paths.inbox, query: { limit: LIMIT }, reply: inboxReply, signal }),
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
  { customerId, number }: InboxEntry,
  filing: Filing,
): Promise<string> {
  const path = fillPath(paths.inboxEntry, { customerId, number })
  const { name } = await client({ path, body: filing, reply: fileDocumentReply })
  const { queryKey } = inboxQuery(client)
  await queries.cancelQueries({ queryKey: [paths.inbox] })
  queries.setQueryData(queryKey, (inbox) => inbox && removeEntry(inbox, customerId, number))
  void invalidateInbox(queries)
  void invalidateDocumentLists(queries)
  return name
}

/** Reads the inbox and its count again, after documents have been put into it. */
export async function invalidateInbox(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: [paths.inbox] })
}

type Inbox = z.infer<typeof inboxReply>

function removeEntry({ entries, total }: Inbox, customerId: string, number: number): Inbox {
  const left = entries.filter((each) => each.customerId !== customerId || each.number !== number)
  return { entries: left, total: total - (entries.length - left.length) }
}
