import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import { listImportOwnersCall } from '@hausblick/contract/calls/importOwners.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from './ask.ts'
import type { Client } from './client.ts'

/** How often it is read whether mails were sent. */
const SENDING_MS = 2000

export type OwnerList = ReplyOf<typeof listImportOwnersCall>

/** Reads the owners that an import's files list, again and again while mails to them wait. */
export function importOwnersQuery(client: Client, id: string) {
  return queryOptions({
    ...queryOf(client, listImportOwnersCall, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.owners.some((owner) => owner.state === 'queued') ? SENDING_MS : false,
  })
}
