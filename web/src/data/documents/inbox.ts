import { paths } from '@hausblick/contract/calls.ts'
import {
  CAPABILITY_LIFETIME_MS,
  fileDocumentReply,
  type InboxEntry,
  inboxReply,
} from '@hausblick/contract/documents.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Client } from '../client.ts'
import { forgetLists } from './list.ts'

/** More than is filed at a stretch; what comes after moves up. */
const SHOWN = '50'

/** What staff make of a document that a customer sent in. */
export interface Filing {
  /** Street and house number. */
  readonly street: string
  /** ISO 8601 day. */
  readonly date: string
  readonly type: string
  readonly name: string
}

/** The oldest of the documents that wait to be filed, and how many wait. */
export function inboxQuery(client: Client) {
  return queryOptions({
    queryKey: [paths.inbox, 'entries'],
    queryFn: ({ signal }) =>
      client({ path: paths.inbox, query: { limit: SHOWN }, reply: inboxReply, signal }),
    // The `downloadUrl`s count for some minutes only, and filing takes longer.
    refetchInterval: CAPABILITY_LIFETIME_MS / 2,
  })
}

/** Files a document, which then leaves the inbox; answers what it is called now. */
export async function fileDocument(
  client: Client,
  queries: QueryClient,
  { customerId, number }: InboxEntry,
  filing: Filing,
): Promise<string> {
  const path = `${paths.inbox}/${encodeURIComponent(customerId)}/${number}`
  const { name } = await client({ path, body: filing, reply: fileDocumentReply })
  const { queryKey } = inboxQuery(client)
  await queries.cancelQueries({ queryKey: [paths.inbox] })
  queries.setQueryData(queryKey, (inbox) => inbox && without(inbox, customerId, number))
  void queries.invalidateQueries({ queryKey: [paths.inbox] })
  void forgetLists(queries)
  return name
}

type Inbox = z.infer<typeof inboxReply>

function without({ entries, total }: Inbox, customerId: string, number: number): Inbox {
  const left = entries.filter((each) => each.customerId !== customerId || each.number !== number)
  return { entries: left, total: total - (entries.length - left.length) }
}
