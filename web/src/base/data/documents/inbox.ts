import type { DocumentChange } from '@hausblick/contract/calls/documentSteps.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../ask.ts'
import type { Client } from '../client.ts'

/** How a document is filed. */
export type Filing = Pick<
  Extract<DocumentChange, { kind: 'file' }>,
  'street' | 'date' | 'type' | 'name' | 'expenseKind'
>

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
