import type { AnyQuery } from '../../data/askFor.ts'
import { backupsQuery } from '../../data/backups.ts'
import type { PageViewer } from '../../session/loadPage.ts'

/** Returns the query of the service's own backups. */
export function checksQueries({ access: { client } }: PageViewer): readonly AnyQuery[] {
  return [backupsQuery(client)]
}
