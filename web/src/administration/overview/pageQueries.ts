import { readOverviewCall } from '@hausblick/contract/calls/overview.ts'
import { queryOf } from '../../data/ask.ts'
import type { Client } from '../../data/client.ts'

/** What the overview shows first. */
export function overviewQuery(client: Client) {
  return queryOf(client, readOverviewCall, {})
}
