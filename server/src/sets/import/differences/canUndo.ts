import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'

/**
 * Returns whether the differences of an applied import are still stored, and none of these imports, which were applied after it,
 * touched the same rows. Whether something else did is only found when it is undone.
 */
export async function canUndo(
  db: Kysely<Schema>,
  runId: string,
  newer: readonly string[],
): Promise<boolean> {
  const kept = await db
    .selectFrom('import_difference')
    .select('number')
    .where('run_id', '=', runId)
    .limit(1)
    .executeTakeFirst()
  if (!kept) return false
  if (newer.length === 0) return true
  const touched = await db
    .selectFrom('import_difference as own')
    .innerJoin('import_difference as other', (join) =>
      join
        .onRef('other.table_name', '=', 'own.table_name')
        .onRef('other.customer_id', '=', 'own.customer_id')
        .onRef('other.item_id', '=', 'own.item_id'),
    )
    .select('own.number')
    .where('own.run_id', '=', runId)
    .where('other.run_id', 'in', newer)
    .limit(1)
    .executeTakeFirst()
  return !touched
}
