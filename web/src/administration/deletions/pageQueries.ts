import { listDeletionRequestsCall } from '@hausblick/contract/calls/myData.ts'
import { queryOf } from '../../data/ask.ts'
import type { AnyQuery } from '../../data/askFor.ts'
import type { PageViewer } from '../../session/loadPage.ts'

/** Returns the query of the requests of all customers. */
export function deletionsQueries({ access: { client } }: PageViewer): readonly AnyQuery[] {
  return [queryOf(client, listDeletionRequestsCall, {})]
}
