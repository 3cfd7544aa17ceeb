import type { OperatorVersion } from '@hausblick/contract/calls/operator.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import { emptyContent, type OperatorContent, operatorContent } from './content.ts'

export type VersionChange = OperatorVersion['what']

/** How many of the newest versions are shown. */
const MAX_LISTED = 50

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

/** Returns what a version holds: nothing for version 0, undefined for one that does not exist. */
export async function findContent(
  db: Kysely<Schema>,
  version: number,
): Promise<OperatorContent | undefined> {
  if (version === 0) return emptyContent
  const row = await db
    .selectFrom('operator_version')
    .select('content')
    .where('id', '=', version)
    .executeTakeFirst()
  return row && operatorContent.parse(JSON.parse(row.content))
}

/** Lists the newest versions, newest first. */
export async function listVersions(db: Kysely<Schema>): Promise<OperatorVersion[]> {
  const rows = await db
    .selectFrom('operator_version')
    .select(['id', 'saved_at', 'saved_by', 'what'])
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ id, saved_at, saved_by, what }) => ({
    version: id,
    savedAt: saved_at,
    savedBy: saved_by,
    what: what as VersionChange,
  }))
}

/** Locks the versions until the transaction ends, so that operators save one at a time, and returns the version in force. */
export async function lockVersions(trx: Transaction<Schema>): Promise<number> {
  await trx.selectFrom('service').select('id').forUpdate().execute()
  return await findNewestVersion(trx)
}

/** @param by the email address of the operator */
export async function addVersion(
  trx: Transaction<Schema>,
  what: VersionChange,
  content: OperatorContent,
  by: string,
): Promise<void> {
  await trx
    .insertInto('operator_version')
    .values({
      saved_at: new Date().toISOString(),
      saved_by: by,
      what,
      content: JSON.stringify(content),
    })
    .execute()
}
