import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** What fetching a stored file takes, and whose it is. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number
  /** In hex. */
  readonly sha256: string
  /** One reader process reads files of the same owner only. */
  readonly owner: string
}

/** Finds a stored file; undefined if no document or paper has it any more. */
export async function findFile(
  db: Kysely<Schema>,
  fileKey: string,
): Promise<StoredFile | undefined> {
  return (await findDocumentFile(db, fileKey)) ?? (await findPaperFile(db, fileKey))
}

/** Papers come from anybody: each is an owner of its own. */
async function findPaperFile(db: Kysely<Schema>, fileKey: string): Promise<StoredFile | undefined> {
  const paper = await db
    .selectFrom('paper')
    .select(['id', 'size', 'sha256'])
    .where('storage_key', '=', fileKey)
    .executeTakeFirst()
  return paper && { size: paper.size, sha256: paper.sha256, owner: `paper ${paper.id}` }
}

/** A file that several customers share is an owner of its own, too: what is read in it is shown to all of them. */
async function findDocumentFile(
  db: Kysely<Schema>,
  fileKey: string,
): Promise<StoredFile | undefined> {
  return await db
    .selectFrom('document')
    .select(['size', 'sha256', sql<string>`coalesce(file_key, customer_id)`.as('owner')])
    .where(({ or, and, eb }) =>
      or([
        eb('file_key', '=', fileKey),
        and([eb('storage_key', '=', fileKey), eb('file_key', 'is', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
}
