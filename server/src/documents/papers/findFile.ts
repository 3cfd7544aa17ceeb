import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { WholeScope } from '../../platform/http/access.ts'
import { nameStoredPaper } from './addPaper.ts'

/** Returns what is needed to send a paper's file, or undefined if there is no such paper, or staff have removed it. */
export async function findPaperFile(db: Kysely<Schema>, _scope: WholeScope, paper: number) {
  const row = await db
    .selectFrom('paper')
    .leftJoin('invoice', 'invoice.sha256', 'paper.sha256')
    .select(['storage_key as file_key', 'name', 'size', 'paper.sha256', 'active_content', 'format'])
    .where('id', '=', paper)
    .where('state', '!=', 'removed')
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { name, format, ...file } = row
  return { ...file, file_name: nameStoredPaper(name, format ?? 'pdf') }
}
