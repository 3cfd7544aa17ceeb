import type { Kysely } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import { type OperatorContent, operatorContent } from './content.ts'

/** What an operator saved. */
export interface OperatorVersion {
  readonly id: number
  readonly savedAt: string
  readonly savedBy: string
  readonly what: string
  readonly content: OperatorContent
}

/** Returns the version in force; 0 before the first. */
export async function findNewestVersion(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('operator_version')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

export async function findVersion(
  db: Kysely<Schema>,
  id: number,
): Promise<OperatorVersion | undefined> {
  const row = await db
    .selectFrom('operator_version')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      savedAt: row.saved_at,
      savedBy: row.saved_by,
      what: row.what,
      content: operatorContent.parse(JSON.parse(row.content)),
    }
  )
}
