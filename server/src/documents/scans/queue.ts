import type { Kysely, Transaction } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

const PAGES_PER_STATEMENT = 500

/** A stored file, and when it came in. */
export interface ScannedFile {
  readonly fileKey: string
  /** ISO 8601. */
  readonly uploadedAt: string
}

/** Queues the scanned pages of a file, of which none is read twice. */
export async function queueScan(
  trx: Transaction<Schema>,
  { fileKey, uploadedAt }: ScannedFile,
  pages: readonly number[],
): Promise<void> {
  await trx
    .insertInto('scan')
    .values({ file_key: fileKey, uploaded_at: uploadedAt, state: 'done', claimed_until: null })
    .onConflict((conflict) => conflict.column('file_key').doNothing())
    .execute()
  const rows = pages.map((page) => ({
    ...{ file_key: fileKey, page },
    ...{ state: 'waiting' as const, reason: null },
  }))
  for (const chunk of splitIntoChunks(rows, PAGES_PER_STATEMENT))
    await trx
      .insertInto('scan_page')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['file_key', 'page']).doNothing())
      .execute()
  await awaken(trx, fileKey)
}

/** Has a file read whose pages wait, also one that nobody wanted for a while. */
async function awaken(db: Kysely<Schema>, fileKey: string): Promise<void> {
  const waits = await db
    .selectFrom('scan_page')
    .select('page')
    .where('file_key', '=', fileKey)
    .where('state', '=', 'waiting')
    .limit(1)
    .execute()
  await db
    .updateTable('scan')
    .set({ state: waits.length > 0 ? 'waiting' : 'done' })
    .where('file_key', '=', fileKey)
    .execute()
}

/** Leaves the pages of files alone whose letters are read in place of them, until they are queued again. */
export async function restScans(
  trx: Transaction<Schema>,
  fileKeys: readonly string[],
): Promise<void> {
  await trx.updateTable('scan').set({ state: 'done' }).where('file_key', 'in', fileKeys).execute()
}
