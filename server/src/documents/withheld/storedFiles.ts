import { type Kysely, sql, type Transaction } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { createStorageKey } from '../../platform/storage/key.ts'
import { spool, withTemporaryFolder } from '../../platform/storage/spool.ts'
import type { Storage, StoredFile } from '../../platform/storage/storage.ts'
import type { Checksum } from '../../platform/storage/verifyChecksum.ts'
import { isNamed } from '../fileKey.ts'
import { forgetInvoices } from '../invoices/store.ts'
import { forgetScans } from '../scans/forget.ts'
import * as texts from '../texts.ts'

const KEYS_PER_STATEMENT = 1000
/** Files deleted before the next are asked for. */
const BATCH = 100
/** Longer than a backup takes, which reads the files of a moment that has passed. */
const BACKUP_MS = 24 * 60 * 60_000
/** Longer than adding a file and then its document takes. */
const RESERVED_MS = 60 * 60_000

/** A file that is stored and named by nothing yet. */
export interface ReservedFile extends Checksum {
  readonly key: string
}

/**
 * Queues stored files for deletion, in the transaction that drops rows that name them. A file that others share stays until the
 * last of them is dropped.
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
    await trx
      .insertInto('storage_removal')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.column('storage_key').doUpdateSet({ due_at: sql`${laterDueAt}` }),
      )
      .execute()
}

/** Removes a file from the queue, in the transaction that adds a row that names it again; returns false if the file is gone. */
export async function takeBackRemoval(
  trx: Transaction<Schema>,
  storageKey: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('storage_removal')
    .where('storage_key', '=', storageKey)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Queues a file that is about to be stored, so that it does not stay should the process die before a document has it.
 * `keepReservedFile` takes it out again.
 */
export async function reserveFile(db: Kysely<Schema>, storageKey: string): Promise<void> {
  const due_at = new Date(Date.now() + RESERVED_MS).toISOString()
  await db.insertInto('storage_removal').values({ storage_key: storageKey, due_at }).execute()
}

/** Stores a file under a key that it reserves. */
export async function storeReserved(
  { database: { db }, storage }: Pick<Service, 'database' | 'storage'>,
  file: StoredFile,
): Promise<ReservedFile> {
  const key = createStorageKey()
  await reserveFile(db, key)
  await storage.put(key, file)
  return { key, size: file.size, sha256: file.sha256 }
}

/** Copies a stored file under another name and a key that it reserves. Throws a ServiceError if the file is lost. */
export async function copyReserved(
  service: Pick<Service, 'database' | 'storage'>,
  fileKey: string,
  { size, sha256 }: Checksum,
  name: string,
): Promise<ReservedFile> {
  return await withTemporaryFolder(async (folder) => {
    const file = await spool(service.storage, fileKey, { size, sha256 }, `${folder}/document`)
    if (file === null) throw new ServiceError(500, texts.fileLost)
    return await storeReserved(service, { ...file, name })
  })
}

/** Keeps a reserved file, in the transaction that adds its document. Throws if it has been deleted as too late. */
export async function keepReservedFile(
  trx: Transaction<Schema>,
  storageKey: string,
): Promise<void> {
  if (!(await takeBackRemoval(trx, storageKey)))
    throw new Error(`${storageKey} was stored too slowly to be kept.`)
}

/**
 * Deletes the bytes of all queued files that are due. A process that dies leaves the rest to the next; several may work at
 * once, since deleting again does nothing.
 */
export async function removeQueuedFiles(
  { db, storage }: { readonly db: Kysely<Schema>; readonly storage: Pick<Storage, 'delete'> },
  signal?: AbortSignal,
): Promise<void> {
  for (let removed = 0; !signal?.aborted; removed += 1) {
    const due = await db
      .selectFrom('storage_removal')
      .select('storage_key')
      .where('due_at', '<=', new Date().toISOString())
      .orderBy('due_at')
      .limit(BATCH)
      .execute()
    if (due.length === 0) {
      if (removed > 0) await forgetInvoices(db)
      return
    }
    for (const { storage_key } of due) {
      if (await forgetShared(db, storage_key)) continue
      await storage.delete(storage_key)
      await forgetScans(db, [storage_key])
      await db.deleteFrom('storage_removal').where('storage_key', '=', storage_key).execute()
    }
  }
}

const laterDueAt = sql<string>`
  case when excluded.due_at > storage_removal.due_at then excluded.due_at else storage_removal.due_at end`

/**
 * Takes a file out of the queue that a document still has, and returns whether one does. A file that none has never gets one
 * again: only what is there is shared, under the lock of its customer.
 */
async function forgetShared(db: Kysely<Schema>, storageKey: string): Promise<boolean> {
  if (!(await isNamed(db, storageKey))) return false
  return await transact(db, async (trx) => {
    // A transaction that drops the last document now waits, and queues the file again.
    await trx
      .updateTable('storage_removal')
      .set(({ ref }) => ({ due_at: ref('due_at') }))
      .where('storage_key', '=', storageKey)
      .execute()
    if (!(await isNamed(trx, storageKey))) return false
    await trx.deleteFrom('storage_removal').where('storage_key', '=', storageKey).execute()
    return true
  })
}
