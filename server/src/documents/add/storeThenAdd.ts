import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/open.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { createStorageKey } from '../../platform/storage/key.ts'
import type { Storage, StoredFile } from '../../platform/storage/storage.ts'

/** The database and storage that documents are added to. */
export interface DocumentParts {
  readonly database: Pick<Database, 'db'>
  readonly storage: Storage
}

/**
 * Stores a file under a new key, and has `insert` add its row. Once it resolves, both survive a power failure; if it fails or the
 * process dies, no list has the row. The file goes again where the row was there already.
 */
export async function storeThenAdd<Added extends { readonly isNew: boolean }>(
  { database, storage }: DocumentParts,
  file: StoredFile,
  insert: (trx: Transaction<Schema>, key: string) => Promise<Added>,
): Promise<Added> {
  // If deleting fails, the orphan is in no list, and `documents:check` finds it.
  const key = createStorageKey()
  const forget = () => storage.delete(key).catch(() => undefined)
  let mayBeCommitted = false
  await storage.put(key, file)
  try {
    const added = await transact(database.db, async (trx) => {
      mayBeCommitted = false
      const added = await insert(trx, key)
      mayBeCommitted = true
      return added
    })
    if (!added.isNew) await forget()
    return added
  } catch (error) {
    // A commit that seems to fail may have succeeded, and then its row needs the bytes.
    if (!mayBeCommitted) await forget()
    throw error
  }
}
