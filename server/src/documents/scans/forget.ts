import { type Kysely, sql } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

const FILES_PER_STATEMENT = 500

/** Deletes what was read in the pictures of files that no document and no paper has any more, withheld documents aside. */
export async function forgetScans(db: Kysely<Schema>, fileKeys: readonly string[]): Promise<void> {
  for (const chunk of splitIntoChunks(fileKeys, FILES_PER_STATEMENT))
    await sql`
      delete from scan where file_key in (${sql.join(chunk)})
        and not exists (select 1 from document where document.file_key = scan.file_key)
        and not exists (
          select 1 from document
          where document.storage_key = scan.file_key and document.file_key is null
        )
        and not exists (select 1 from paper where paper.storage_key = scan.file_key)`.execute(db)
}
