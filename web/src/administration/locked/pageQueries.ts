import { listLockedDocumentsCall } from '@hausblick/contract/calls/erasure.ts'
import { queryOf } from '../../data/ask.ts'
import type { Client } from '../../data/client.ts'

/** Returns the query of the locked documents that are shown. */
export function lockedQuery(client: Client) {
  return queryOf(client, listLockedDocumentsCall, { query: { limit: '20' } })
}
