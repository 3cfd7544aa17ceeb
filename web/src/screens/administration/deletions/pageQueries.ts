import { listDeletionRequestsCall } from '@hausblick/contract/calls/myData.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { AnyQuery } from '../../../base/data/askFor.ts'
import type { PageViewer } from '../../../parts/session/loadPage.ts'

/** Returns the query of the requests of all customers. */
export function deletionsQueries({ access: { client } }: PageViewer): readonly AnyQuery[] {
  return [queryOf(client, listDeletionRequestsCall, {})]
}
