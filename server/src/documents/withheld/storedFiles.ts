import type { Kysely, Transaction } from 'kysely'
import { splitIntoChunks } from '../../database/splitIntoChunks.ts'
import type { Schema } from '../../database/tables/schema.ts'
import type { Storage } from '../../storage/storage.ts'

const KEYS_PER_STATEMENT = 1000
/** Files deleted before the next are asked for. */
const BATCH = 100
/** Longer than a backup takes, which reads the files of a moment that has passed. */
const BACKUP_MS = 24 * 60 * 60_000
/** Longer than adding a file and then its document takes. */
const RESERVED_MS = 60 * 60_000

/**
 * Queues stored files for deletion, in the transaction that drops the last rows that name them.
 *
 * @param keep whether the files stay for a backup under way, because their documents live on with other files
 */
export async function queueFileRemovals(
  trx: Transaction<Schema>,
  storageKeys: readonly string[],
  { keep = false }: { readonly keep?: boolean } = {},
): Promise<void> {
  const due_at = new Date(Date.now() + (keep ? BACKUP_MS : 0)).toISOString()
  const rows = storageKeys.map((storage_key) => ({ storage_key, due_at }))
  for (const chunk of splitIntoChunks(rows, KEYS_PER_STATEMENT))
    await trx.insertInto('storage_removal').values(chunk).execute()
}

/**
 * Queues a file that is about to be stored, so that it does not stay should the process die before a document has it.
 * `keepReservedFile` takes it out again.
 */
export async function reserveFile(db: Kysely<Schema>, storageKey: string): Promise<void> {
  const due_at = new Date(Date.now() + RESERVED_MS).toISOString()
  await db.insertInto('storage_removal').values({ storage_key: storageKey, due_at }).execute()
}

/** Keeps a reserved file, in the transaction that adds its document. Throws if it has been deleted as too late. */
export async function keepReservedFile(
  trx: Transaction<Schema>,
  storageKey: string,
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('storage_removal')
    .where('storage_key', '=', storageKey)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) throw new Error(`${storageKey} was stored too slowly to be kept.`)
}

/**
 * Deletes the bytes of all queued files that are due. A process that dies leaves the rest to the next; several may work at
 * once, since deleting again does nothing.
 */
export async function removeQueuedFiles(
  { db, storage }: { readonly db: Kysely<Schema>; readonly storage: Pick<Storage, 'delete'> },
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const due = await db
      .selectFrom('storage_removal')
      .select('storage_key')
      .where('due_at', '<=', new Date().toISOString())
      .orderBy('due_at')
      .limit(BATCH)
      .execute()
    if (due.length === 0) return
    for (const { storage_key } of due) {
      await storage.delete(storage_key)
      await db.deleteFrom('storage_removal').where('storage_key', '=', storage_key).execute()
    }
  }
}
