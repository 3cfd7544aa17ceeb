import { listRemovedDocumentsCall } from '@hausblick/contract/calls/corrections.ts'
import { listRemovedPapersCall } from '@hausblick/contract/calls/papers.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { Client } from '../../../base/data/client.ts'

/** How many removed documents are shown at first. */
export const FIRST_REMOVED = 10

/** Returns the query of the removed documents, up to so many. */
export function removedQuery(client: Client, limit = FIRST_REMOVED) {
  return queryOf(client, listRemovedDocumentsCall, { query: { limit: String(limit) } })
}

/** Returns the query of the removed papers, up to so many. */
export function removedPapersQuery(client: Client, limit = FIRST_REMOVED) {
  return queryOf(client, listRemovedPapersCall, { query: { limit: String(limit) } })
}
