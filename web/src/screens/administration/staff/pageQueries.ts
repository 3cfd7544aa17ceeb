import { listStaffCall, readStaffRightsCall } from '@hausblick/contract/calls/staff.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { AnyQuery } from '../../../base/data/askFor.ts'
import type { PageViewer } from '../../../parts/session/loadPage.ts'

/** Returns the queries of all who work for the operator, and of what they may do. */
export function staffQueries({ access: { client } }: PageViewer): readonly AnyQuery[] {
  return [queryOf(client, listStaffCall, {}), queryOf(client, readStaffRightsCall, {})]
}
