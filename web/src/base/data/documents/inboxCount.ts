import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../ask.ts'
import type { Client } from '../client.ts'

/** Reads the number of documents waiting to be filed. */
export function inboxCountQuery(client: Client) {
  return queryOptions({
    queryKey: [readInboxCall.path, 'count'],
    queryFn: async ({ signal }) =>
      (await ask(client, readInboxCall, { query: { limit: '1' } }, { signal })).total,
  })
}
