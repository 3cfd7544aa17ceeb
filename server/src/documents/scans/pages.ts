import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { PageText } from '../intake/reader/answers.ts'

/** Returns what has been read so far in the pictures of a file's pages, without empty pages. */
export async function readScannedPages(db: Kysely<Schema>, fileKey: string): Promise<PageText[]> {
  return await db
    .selectFrom('scan_page')
    .select(['page', 'text', 'terms'])
    .where('file_key', '=', fileKey)
    .where('text', '<>', '')
    .orderBy('page')
    .execute()
}
