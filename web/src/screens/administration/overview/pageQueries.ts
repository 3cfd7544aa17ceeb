import { listDirectoryCall } from '@hausblick/contract/calls/customerDirectory.ts'
import { readOverviewCall } from '@hausblick/contract/calls/overview.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { Client } from '../../../base/data/client.ts'

/** What the overview shows first. */
export function overviewQuery(client: Client) {
  return queryOf(client, readOverviewCall, {})
}

/** The customers whose documents wait, before others. */
export function busiestCustomersQuery(client: Client) {
  const query = { sort: 'waiting', direction: 'descending', limit: '5' } as const
  return queryOf(client, listDirectoryCall, { query })
}
