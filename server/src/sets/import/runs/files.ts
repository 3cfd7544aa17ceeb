import type { importFile } from '@hausblick/contract/calls/imports.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { ImportFileTable } from '../../../platform/database/tables/imports.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import { createStorageKey } from '../../../platform/storage/key.ts'
import type { Storage, StoredFile } from '../../../platform/storage/storage.ts'
import type { ImportState } from './states.ts'
import * as texts from './texts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_MS = 90 * DAY_MS
const MEGABYTE = 1024 * 1024
/** The size of all files of an import together. */
export const MAX_BYTES = 200 * MEGABYTE

/** The states in which people change the files. */
const CHANGEABLE: readonly ImportState[] = ['open', 'mapping', 'faulty', 'checked']

export type StoredImportFile = Selectable<ImportFileTable>

export async function listFiles(db: Kysely<Schema>, id: string): Promise<StoredImportFile[]> {
  return await db
    .selectFrom('import_file')
    .selectAll()
    .where('run_id', '=', id)
    .orderBy('number')
    .execute()
}

/**
 * Adds a file to an import that is in one of some states, and opens it. It is queued for removal from the storage at the end of its
 * retention before its bytes are stored, so that none stays for good. The same file twice is one.
 */
export async function addFile(
  { db, storage }: { readonly db: Kysely<Schema>; readonly storage: Storage },
  runId: string,
  name: string,
  file: StoredFile,
  from: readonly ImportState[] = CHANGEABLE,
): Promise<StoredImportFile> {
  const key = createStorageKey()
  const keptUntil = new Date(Date.now() + KEPT_MS).toISOString()
  await db.insertInto('storage_removal').values({ storage_key: key, due_at: keptUntil }).execute()
  let isKept = false
  try {
    await storage.put(key, file)
    const added = await transact(db, (trx) =>
      insertFile(trx, { runId, name, file, key, keptUntil, from }),
    )
    isKept = added.storage_key === key
    return added
  } finally {
    if (!isKept) await removeBytes(db, key)
  }
}

async function insertFile(
  trx: Transaction<Schema>,
  {
    runId,
    name,
    file: { size, sha256 },
    key,
    keptUntil,
    from,
  }: {
    runId: string
    name: string
    file: StoredFile
    key: string
    keptUntil: string
    from: readonly ImportState[]
  },
): Promise<StoredImportFile> {
  await lockOpen(trx, runId, from)
  const files = await listFiles(trx, runId)
  const same = files.find((file) => file.name === name)
  if (same && same.sha256 === sha256) return same
  if (same) throw new ServiceError(409, texts.sameName(name))
  if (files.reduce((sum, file) => sum + file.size, size) > MAX_BYTES)
    throw new ServiceError(413, texts.tooMuch(MAX_BYTES / MEGABYTE))
  const number = (files.at(-1)?.number ?? 0) + 1
  return await trx
    .insertInto('import_file')
    .values({
      run_id: runId,
      number,
      name,
      size,
      sha256,
      storage_key: key,
      kept_until: keptUntil,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes a file from an open import. Throws 404 if it has none of this number. */
export async function removeFile(db: Kysely<Schema>, runId: string, number: number): Promise<void> {
  await transact(db, async (trx) => {
    await lockOpen(trx, runId, CHANGEABLE)
    const removed = await trx
      .deleteFrom('import_file')
      .where('run_id', '=', runId)
      .where('number', '=', number)
      .returning('storage_key')
      .executeTakeFirst()
    if (!removed) throw new ServiceError(404, texts.noFile)
    await removeBytes(trx, removed.storage_key)
    await trx
      .deleteFrom('import_correction')
      .where('run_id', '=', runId)
      .where('file_number', '=', number)
      .execute()
  })
}

/** Has the bytes of a file deleted now instead of at the end of its retention. */
export async function removeBytes(db: Kysely<Schema>, key: string): Promise<void> {
  await db
    .updateTable('storage_removal')
    .set({ due_at: new Date().toISOString() })
    .where('storage_key', '=', key)
    .execute()
}

/** Locks an import whose files may change, which opens it again if it was examined. */
async function lockOpen(
  trx: Transaction<Schema>,
  id: string,
  from: readonly ImportState[],
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('import_run')
    .set({ state: 'open', changed_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new ServiceError(409, texts.wrongState)
}

export function describeFile({
  number,
  name,
  size,
  kept_until,
}: StoredImportFile): z.infer<typeof importFile> {
  return { number, name, size, isKept: isKept({ kept_until }) }
}

export function isKept({ kept_until }: Pick<StoredImportFile, 'kept_until'>): boolean {
  return kept_until > new Date().toISOString()
}
