import { listUnreadPagesCall } from '@hausblick/contract/calls/unreadPages.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../base/data/ask.ts'
import type { Client } from '../../../base/data/client.ts'

/** How many files are shown at first. */
export const FIRST_UNREAD = 20
/** Renews the `downloadUrl`s in time. */
const AGAIN_MS = 60_000

/** Returns the query of the files with pages that are not read, up to so many. */
export function unreadQuery(client: Client, limit = FIRST_UNREAD) {
  return queryOptions({
    ...queryOf(client, listUnreadPagesCall, { query: { limit: String(limit) } }),
    refetchInterval: AGAIN_MS,
  })
}
