import { listProgramsCall } from '@hausblick/contract/calls/programs.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { AnyQuery } from '../../../base/data/askFor.ts'
import type { PageViewer } from '../../../parts/session/loadPage.ts'

/** Returns the query of all programs. */
export function programsQueries({ access: { client } }: PageViewer): readonly AnyQuery[] {
  return [queryOf(client, listProgramsCall, {})]
}
