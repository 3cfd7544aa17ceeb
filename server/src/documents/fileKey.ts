import { type Kysely, sql } from 'kysely'
import type { Schema } from '../platform/database/tables/schema.ts'

/** The key in storage of the bytes of a document, withheld or not, which several may share. */
export const fileKey = sql<string>`coalesce(file_key, storage_key)`

/**
 * Returns whether a document, withheld or not, a paper or a picture has the stored file, or a document is about to get it. One statement,
 * since a document may be withheld or restored meanwhile.
 */
export async function isNamed(db: Kysely<Schema>, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from document where storage_key = ${key} and file_key is null
    union all select 1 from document where file_key = ${key}
    union all select 1 from withheld_document where storage_key = ${key} and file_key is null
    union all select 1 from withheld_document where file_key = ${key}
    union all select 1 from paper where storage_key = ${key}
    union all select 1 from place_picture where storage_key = ${key}
    union all select 1 from giving where file_key = ${key} and state = 'giving'
    limit 1`.execute(db)
  return rows.length > 0
}
