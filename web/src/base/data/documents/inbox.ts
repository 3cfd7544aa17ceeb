import type { InputOf } from '@hausblick/contract/calls/call.ts'
import {
  fileDocumentCall,
  type Inbox,
  type InboxEntry,
  readInboxCall,
} from '@hausblick/contract/calls/inbox.ts'
import { filePaperCall, type Paper, takeBackPaperCall } from '@hausblick/contract/calls/papers.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ask, queryOf, renew } from '../ask.ts'
import type { Client } from '../client.ts'
import { type SeenDocument, toDocumentParams } from './corrections.ts'
import { invalidateDocumentLists } from './list.ts'

/** How a document is filed. */
export type Filing = InputOf<typeof fileDocumentCall>['body']

/** More than anyone files in one go; later ones move up. */
const LIMIT = '50'

/** How long until texts that are being extracted are asked for again. */
const AWAITS_TEXT_MS = 5000

/** How long until it is seen what another clerk has filed; also renews the `downloadUrl`s in time. */
const OTHERS_FILE_MS = 20_000

/** Reads the oldest documents waiting to be filed, and the number of all. */
export function inboxQuery(client: Client) {
  return queryOptions({
    ...queryOf(client, readInboxCall, { query: { limit: LIMIT } }),
    // Texts are extracted within seconds.
    refetchInterval: ({ state: { data } }) =>
      data?.entries.some(({ awaitsText }) => awaitsText) ? AWAITS_TEXT_MS : OTHERS_FILE_MS,
  })
}

/** Files a paper as a customer's document, which it resolves to. Rejects with a `ServiceError`. */
export async function filePaper(
  client: Client,
  queries: QueryClient,
  { paper }: Pick<Paper, 'paper'>,
  body: InputOf<typeof filePaperCall>['body'],
): Promise<SeenDocument> {
  const params = { paper: String(paper) }
  const made = await ask(client, filePaperCall, { params, body }).finally(() =>
    renew(queries, readInboxCall),
  )
  void invalidateDocumentLists(queries)
  return { customerId: made.customerId, number: made.number, fileName: made.name }
}

/** Makes a filed paper wait again. Rejects with a `ServiceError`. */
export async function takeBackPaper(
  client: Client,
  queries: QueryClient,
  paper: number,
  { customerId, number, fileName: seen }: SeenDocument,
): Promise<void> {
  const query = { customerId, number: String(number), seen }
  await ask(client, takeBackPaperCall, { params: { paper: String(paper) }, query })
  await renew(queries, readInboxCall)
  void invalidateDocumentLists(queries)
}

/** Files a document and removes it from the cached inbox. Resolves to its new file name; rejects with a `ServiceError`. */
export async function fileDocument(
  client: Client,
  queries: QueryClient,
  entry: InboxEntry,
  body: Filing,
): Promise<string> {
  const params = toDocumentParams(entry)
  const { name } = await ask(client, fileDocumentCall, { params, body }).catch((cause: unknown) => {
    // Somebody else may have been faster.
    void renew(queries, readInboxCall)
    throw cause
  })
  const { queryKey } = inboxQuery(client)
  await queries.cancelQueries({ queryKey: [readInboxCall.path] })
  queries.setQueryData(queryKey, (inbox) => inbox && removeEntry(inbox, entry))
  void renew(queries, readInboxCall)
  void invalidateDocumentLists(queries)
  return name
}

function removeEntry(
  { entries, total, ...rest }: Inbox,
  { customerId, number }: InboxEntry,
): Inbox {
  const left = entries.filter((each) => each.customerId !== customerId || each.number !== number)
  return { ...rest, entries: left, total: total - (entries.length - left.length) }
}
