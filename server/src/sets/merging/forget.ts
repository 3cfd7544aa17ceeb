import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { forgetPictures } from './pictures.ts'

/** Deletes what was kept of merges that can no longer be taken back. */
export async function forgetOld(db: Kysely<Schema>): Promise<void> {
  const now = new Date().toISOString()
  // Read first: on SQLite, no lock is taken where nothing is over.
  const old = await db
    .selectFrom('customer_merge')
    .select('id')
    .where('until', '<=', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('customer_merge_part')
          .select('number')
          .whereRef('merge_id', '=', 'customer_merge.id'),
      ),
    )
    .execute()
  for (const { id } of old)
    await transact(db, async (trx) => {
      await forgetPictures(trx, id)
      await trx.deleteFrom('customer_merge_part').where('merge_id', '=', id).execute()
    })
}
