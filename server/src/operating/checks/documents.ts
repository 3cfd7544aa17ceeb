import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import { keepReservedFile, reserveFile } from '../../documents/withheld/storedFiles.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { createStorageKey } from '../../platform/storage/key.ts'
import { readVerified } from '../../platform/storage/readVerified.ts'
import { withTemporaryFolder } from '../../platform/storage/spool.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type Finding, fine } from './finding.ts'
import * as texts from './texts.ts'

const BYTES = 1024

/** Tries to store, read and delete a file as documents are. Nothing of it stays, even if the process dies meanwhile. */
export async function checkDocuments(db: Kysely<Schema>, storage: Storage): Promise<Finding> {
  const key = createStorageKey()
  const bytes = randomBytes(BYTES)
  const checksum = { size: BYTES, sha256: createHash('sha256').update(bytes).digest('hex') }
  const began = performance.now()
  await withTemporaryFolder(async (folder) => {
    const path = join(folder, 'probe')
    await writeFile(path, bytes)
    await reserveFile(db, key)
    await storage.put(key, { path, ...checksum })
  })
  await buffer(await readVerified(storage, key, checksum))
  await storage.delete(key)
  await transact(db, (trx) => keepReservedFile(trx, key))
  return fine(texts.documentsWork(performance.now() - began))
}
