import { paths } from '@hausblick/contract/calls.ts'
import { inboxReply } from '@hausblick/contract/documents.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../client.ts'

/** Reads the number of documents waiting to be filed. */
export function inboxCountQuery(client: Client) {
  return queryOptions({
    queryKey: [paths.inbox, 'count'],
    queryFn: async ({ signal }) => {
      const query = { limit: '1' }
      return (await client({ path: paths.inbox, query, reply: inboxReply, signal })).total
    },
  })
}
