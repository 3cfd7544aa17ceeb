import { readBackupsCall } from '@hausblick/contract/calls/backups.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from './ask.ts'
import type { Client } from './client.ts'

/** How often the progress of a backup is read. */
const PROGRESS_MS = 2000

/** Reads the backups that the service has made of itself, again and again while it makes one. */
export function backupsQuery(client: Client) {
  return queryOptions({
    ...queryOf(client, readBackupsCall, {}),
    refetchInterval: ({ state }) => (state.data?.isRunning ? PROGRESS_MS : false),
  })
}
