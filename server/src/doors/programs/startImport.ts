import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { ProgramCaller } from '../../platform/http/callers.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Storage, StoredFile } from '../../platform/storage/storage.ts'
import { addFile } from '../../sets/import/runs/files.ts'
import type { ProgramOrder } from '../../sets/import/runs/order.ts'
import { moveOn } from '../../sets/import/runs/states.ts'
import { startRun } from '../../sets/import/runs/store.ts'
import * as texts from './texts.ts'

export interface OrderedImport {
  readonly key: string | null
  readonly writes: boolean
  readonly without: readonly string[]
  readonly moves: boolean
  readonly order: ProgramOrder
  readonly files: readonly { readonly name: string; readonly file: StoredFile }[]
}

/**
 * Starts an import, or goes on with the one that the same key has started before, or starts at the same moment. The key is claimed in
 * the transaction that starts it; what broke off while the files came is gone on with, and what failed, which has written nothing,
 * begins anew. Returns its id.
 */
export async function startImport(
  { db, storage }: { readonly db: Kysely<Schema>; readonly storage: Storage },
  program: ProgramCaller,
  ordered: OrderedImport,
): Promise<string> {
  const id = await transact(db, (trx) => claimRun(trx, program, ordered))
  const { state } = await requireOwnRun(db, program, id)
  if (state !== 'open') return id
  try {
    for (const { name, file } of ordered.files)
      await addFile({ db, storage }, id, name, file, ['open'])
    await moveOn(db, id, ['open'], { state: 'examining' })
  } catch (error) {
    // Where the same order was given twice at once, the other may have gone on with the same files.
    if ((await requireOwnRun(db, program, id)).state === 'open') throw error
  }
  return id
}

/** Finds an import of a program. Throws 404 for those of others. */
export async function requireOwnRun(db: Kysely<Schema>, program: ProgramCaller, id: string) {
  const run = await db
    .selectFrom('import_run')
    .selectAll()
    .where('id', '=', id)
    .where('program_id', '=', program.subject)
    .executeTakeFirst()
  if (!run) throw new ServiceError(404, texts.noImport)
  return run
}

async function claimRun(
  trx: Transaction<Schema>,
  program: ProgramCaller,
  ordered: OrderedImport,
): Promise<string> {
  const { key, writes, without, moves, order } = ordered
  const content = describeContent(ordered)
  // One claim of a program after the other, so that each sees the keys of those before.
  await trx
    .selectFrom('program')
    .select('id')
    .where('id', '=', program.subject)
    .forUpdate()
    .executeTakeFirst()
  const known = key === null ? undefined : await findKey(trx, program, key)
  if (known && known.content !== content) throw new ServiceError(422, texts.otherContent)
  if (known && known.state !== 'failed') return known.run_id
  const id = await startRun(trx, program, {
    program_id: program.subject,
    program_order: JSON.stringify(order),
    writes: writes ? 1 : 0,
    without: JSON.stringify(without),
    moves: moves ? 1 : 0,
  })
  if (key === null) return id
  if (known)
    await trx
      .deleteFrom('program_key')
      .where('program_id', '=', program.subject)
      .where('idempotency_key', '=', key)
      .where('run_id', '=', known.run_id)
      .execute()
  await trx
    .insertInto('program_key')
    .values({
      ...{ program_id: program.subject, idempotency_key: key, content, run_id: id },
      claimed_at: new Date().toISOString(),
    })
    .execute()
  return id
}

async function findKey(trx: Transaction<Schema>, { subject }: ProgramCaller, key: string) {
  return await trx
    .selectFrom('program_key')
    .innerJoin('import_run', 'import_run.id', 'program_key.run_id')
    .select(['program_key.content', 'program_key.run_id', 'import_run.state'])
    .where('program_key.program_id', '=', subject)
    .where('program_key.idempotency_key', '=', key)
    .executeTakeFirst()
}

/** Returns a hash of all that makes two imports the same, in whatever order their files come. */
function describeContent({ writes, without, moves, order, files }: OrderedImport): string {
  const bytes = files.map(({ name, file }) => [name, file.sha256].join(' ')).toSorted()
  const said = JSON.stringify([writes, without, moves, order, bytes])
  return createHash('sha256').update(said).digest('base64url')
}
