import type { Kysely, Transaction } from 'kysely'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { OwnerRow } from '../mapping/combine/toOwner.ts'

const ROWS_PER_STATEMENT = 1000

/** Stores the owners that an import's files list, in place of those stored before. */
export async function saveOwners(
  trx: Transaction<Schema>,
  runId: string,
  owners: readonly OwnerRow[],
): Promise<void> {
  const rows = listRows(owners).map((row, index) => ({ run_id: runId, number: index + 1, ...row }))
  await deleteOwners(trx, runId)
  for (const some of splitIntoChunks(rows, ROWS_PER_STATEMENT))
    await trx.insertInto('import_owner').values(some).execute()
}

export async function deleteOwners(db: Kysely<Schema>, runId: string): Promise<void> {
  await db.deleteFrom('import_owner').where('run_id', '=', runId).execute()
}

/** Deletes the owners of imports whose files are no longer kept. */
export async function removeOldOwners(db: Kysely<Schema>, now = new Date()): Promise<void> {
  await db
    .deleteFrom('import_owner')
    .where('run_id', 'in', (eb) =>
      eb
        .selectFrom('import_file')
        .select('run_id')
        .groupBy('run_id')
        .having((having) => having(having.fn.max('kept_until'), '<=', now.toISOString())),
    )
    .execute()
}

/** Returns a row for each address of an owner, and one for an owner without; none twice, though files may repeat them. */
function listRows(owners: readonly OwnerRow[]) {
  const rows = owners.flatMap(({ id, name, mails }) =>
    (mails.length === 0 ? [null] : mails).map((email) => ({ customer_id: id, name, email })),
  )
  const byKey = new Map(
    rows.map((row) => [JSON.stringify([row.customer_id, row.email?.toLowerCase()]), row]),
  )
  return [...byKey.values()]
}
