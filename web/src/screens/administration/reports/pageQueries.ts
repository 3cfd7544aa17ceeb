import type { AnyQuery } from '../../../base/data/askFor.ts'
import { reportRunsQuery } from '../../../base/data/reports.ts'
import type { PageViewer } from '../../../parts/session/loadPage.ts'

/** Returns the query of the newest runs. */
export function reportsQueries({ access }: PageViewer): readonly AnyQuery[] {
  return [reportRunsQuery(access.client)]
}
