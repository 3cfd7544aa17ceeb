import { listPageViewsCall } from '@hausblick/contract/calls/pageViews.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { AnyQuery } from '../../../base/data/askFor.ts'
import type { PageViewer } from '../../../parts/session/loadPage.ts'

/** Returns the query of the counts of all days. */
export function pageViewsQueries({ access: { client } }: PageViewer): readonly AnyQuery[] {
  return [queryOf(client, listPageViewsCall, {})]
}
