import { listLockedDocumentsCall } from '@hausblick/contract/calls/erasure.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { Client } from '../../../base/data/client.ts'

/** Returns the query of the locked documents that are shown. */
export function lockedQuery(client: Client) {
  return queryOf(client, listLockedDocumentsCall, { query: { limit: '20' } })
}
