import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { deleteDifferences } from '../differences/save.ts'
import { deleteOwners } from '../owners/save.ts'
import { deleteFaults } from './faults.ts'
import { moveOn } from './states.ts'

/** Ends an import of which nothing was written, also while it is examined or checked. */
export async function discardRun(db: Kysely<Schema>, id: string): Promise<void> {
  await transact(db, async (trx) => {
    await moveOn(trx, id, ['open', 'examining', 'mapping', 'checking', 'faulty', 'checked'], {
      state: 'discarded',
      progress: null,
    })
    await deleteFaults(trx, id)
    await deleteOwners(trx, id)
  })
  await deleteDifferences(db, id)
}
