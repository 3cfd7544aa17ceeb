import { readMailboxCall } from '@hausblick/contract/calls/mailbox.ts'
import { pileParameter } from '@hausblick/contract/pileAddress.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { queryOf } from '../../base/data/ask.ts'
import type { AnyQuery } from '../../base/data/askFor.ts'
import { inboxQuery } from '../../base/data/documents/inbox.ts'
import { pileQuery } from '../../base/data/documents/papers.ts'
import type { PageViewer } from '../../parts/session/loadPage.ts'

/** Returns the queries of the first view of the inbox. */
export function inboxQueries({ access: { client } }: PageViewer): readonly AnyQuery[] {
  return [inboxQuery(client), queryOf(client, readMailboxCall, {})]
}

/** Returns the queries of the first view of a pile. */
export function pileQueries({ access: { client }, search }: PageViewer): readonly AnyQuery[] {
  return [pileQuery(client, readSearch(pileParameter, search)), inboxQuery(client)]
}
