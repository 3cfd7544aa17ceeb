import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { removeQueuedFiles } from '../../documents/withheld/storedFiles.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { forgetUnusedWords } from './forgetWords.ts'

const CHECKPOINTS = 20
const CHECKPOINT_PAUSE_MS = 500

/**
 * Does at once what the service does in the background after a deletion: files and words. On SQLite it also rewrites the
 * database file, which otherwise keeps deleted rows in unused pages. Returns false if a reader of the database has prevented
 * its log from being emptied.
 */
export async function cleanAfterErasure(database: Database, storage: Storage): Promise<boolean> {
  const { db, dialect } = database
  await forgetUnusedWords(database)
  await removeQueuedFiles({ db, storage })
  if (dialect === 'postgres') return true
  await sql`vacuum`.execute(db)
  for (let attempt = 1; attempt <= CHECKPOINTS; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return true
    await setTimeout(CHECKPOINT_PAUSE_MS)
  }
  return false
}
