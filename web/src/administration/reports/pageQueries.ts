import type { AnyQuery } from '../../data/askFor.ts'
import { reportRunsQuery } from '../../data/reports.ts'
import type { PageViewer } from '../../session/loadPage.ts'

/** Returns the query of the newest runs. */
export function reportsQueries({ access }: PageViewer): readonly AnyQuery[] {
  return [reportRunsQuery(access.client)]
}
