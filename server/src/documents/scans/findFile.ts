import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'

/** What fetching a stored file takes, and whose it is. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number
  /** In hex. */
  readonly sha256: string
  /** One reader process reads files of the same owner only. */
  readonly owner: string
}

/** Finds a stored file that somebody has; undefined where nobody has it any more. */
export async function findFile(
  db: Kysely<Schema>,
  fileKey: string,
): Promise<StoredFile | undefined> {
  return await db
    .selectFrom('document')
    .select(['size', 'sha256', 'customer_id as owner'])
    .where(({ or, and, eb }) =>
      or([
        eb('file_key', '=', fileKey),
        and([eb('storage_key', '=', fileKey), eb('file_key', 'is', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
}
