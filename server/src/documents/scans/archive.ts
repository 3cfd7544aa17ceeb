import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'

const FILES_PER_STATEMENT = 1000

/** Queues the files of documents that an older version has read, to be asked which of their pages are scanned. */
export async function queueArchive(db: Kysely<Schema>, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const { numAffectedRows } = await sql`
      insert into scan (file_key, uploaded_at, state)
      select coalesce(file_key, storage_key), max(uploaded_at), 'unknown' from document
      where text_state in ('read', 'none')
        and not exists (
          select 1 from scan where scan.file_key = coalesce(document.file_key, document.storage_key)
        )
      group by coalesce(file_key, storage_key)
      limit ${sql.lit(FILES_PER_STATEMENT)}
      on conflict do nothing`.execute(db)
    if (Number(numAffectedRows) < FILES_PER_STATEMENT) return
  }
}
