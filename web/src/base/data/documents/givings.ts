import { type Giving, takeBackGivingCall } from '@hausblick/contract/calls/givings.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ask, renew } from '../ask.ts'
import type { Client } from '../client.ts'
import { renewDocuments } from './corrections.ts'

/** Withdraws a document from all to whom it was given in one step. Rejects with a `ServiceError`. */
export async function takeBackGiving(
  client: Client,
  queries: QueryClient,
  { id }: Pick<Giving, 'id'>,
): Promise<Giving> {
  const taken = await ask(client, takeBackGivingCall, { params: { id } })
  // A paper that it was waits there again.
  await renew(queries, readInboxCall)
  renewDocuments(queries)
  return taken
}
