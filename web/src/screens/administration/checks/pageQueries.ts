import type { AnyQuery } from '../../../base/data/askFor.ts'
import { backupsQuery } from '../../../base/data/backups.ts'
import type { PageViewer } from '../../../parts/session/loadPage.ts'

/** Returns the query of the service's own backups. */
export function checksQueries({ access: { client } }: PageViewer): readonly AnyQuery[] {
  return [backupsQuery(client)]
}
