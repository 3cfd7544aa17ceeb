import type { Kysely } from 'kysely'
import { splitIntoChunks } from '../../database/splitIntoChunks.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { transact } from '../../database/transact.ts'
import type { OwnerRow } from '../mapping/combine/combineSources.ts'

const ROWS_PER_STATEMENT = 1000

/** Stores the owners that an import's files list, in place of those stored before. */
export async function saveOwners(
  db: Kysely<Schema>,
  runId: string,
  owners: readonly OwnerRow[],
): Promise<void> {
  const rows = listRows(owners).map((row, index) => ({ run_id: runId, number: index + 1, ...row }))
  await transact(db, async (trx) => {
    await trx.deleteFrom('import_owner').where('run_id', '=', runId).execute()
    for (const some of splitIntoChunks(rows, ROWS_PER_STATEMENT))
      await trx.insertInto('import_owner').values(some).execute()
  })
}

/** Deletes the owners of an import. */
export async function deleteOwners(db: Kysely<Schema>, runId: string): Promise<void> {
  await db.deleteFrom('import_owner').where('run_id', '=', runId).execute()
}

/** Returns how many owners with addresses the files of each import list. */
export async function countOwners(
  db: Kysely<Schema>,
  runIds: readonly string[],
): Promise<Map<string, number>> {
  if (runIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('import_owner')
    .select(({ fn }) => ['run_id', fn.countAll<number>().as('count')])
    .where('run_id', 'in', runIds)
    .where('email', 'is not', null)
    .groupBy('run_id')
    .execute()
  return new Map(rows.map(({ run_id, count }) => [run_id, count]))
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
