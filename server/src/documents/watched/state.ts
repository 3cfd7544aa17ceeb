import { randomUUID } from 'node:crypto'
import type { MailboxState, RefusedMail } from '@hausblick/contract/calls/mailbox.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { WatchedFileTable } from '../../platform/database/tables/watched.ts'
import type { WholeScope } from '../../platform/http/access.ts'

const MOST = 1000
const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 90

// Literally the conditions of the indexes.
const isThere = sql<boolean>`is_there = 1`
const isRefused = sql<boolean>`refusal is not null and dismissed_at is null`

/** Counts that a file was begun: one that was begun before, with the same bytes, and not moved away yet is the same. */
export async function beginFile(
  db: Kysely<Schema>,
  name: string,
  sha256: string,
): Promise<WatchedFileTable> {
  const begun = await db
    .updateTable('watched_file')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where(isThere)
    .where('name', '=', name)
    .where('sha256', '=', sha256)
    .returningAll()
    .executeTakeFirst()
  return (
    begun ??
    (await db
      .insertInto('watched_file')
      .values({
        ...{ key: randomUUID(), name, sha256, found_at: new Date().toISOString() },
        ...{ attempts: 1, is_there: 1, refusal: null, dismissed_at: null },
      })
      .returningAll()
      .executeTakeFirstOrThrow())
  )
}

/** Notes something of a file that was begun. */
export async function changeFile(
  db: Kysely<Schema>,
  key: string,
  change: Partial<Pick<WatchedFileTable, 'attempts' | 'refusal' | 'is_there'>>,
): Promise<void> {
  await db.updateTable('watched_file').set(change).where('key', '=', key).execute()
}

/** Ends what was begun of files that are not in the folder any more: what was refused stays for staff to see. */
export async function endMoved(db: Kysely<Schema>, there: ReadonlySet<string>): Promise<void> {
  const rows = await db
    .selectFrom('watched_file')
    .select(['key', 'name', 'refusal'])
    .where(isThere)
    .execute()
  for (const { key, name, refusal } of rows) if (!there.has(name)) await endFile(db, key, refusal)
}

/** Ends what was begun of a file that was moved away. */
export async function endFile(
  db: Kysely<Schema>,
  key: string,
  refusal: string | null,
): Promise<void> {
  if (refusal !== null) await changeFile(db, key, { is_there: 0 })
  else await db.deleteFrom('watched_file').where('key', '=', key).execute()
}

/** Returns how the folder is, as of the mailbox; null where the settings name none. */
export async function readFolderState(
  db: Kysely<Schema>,
  folder: string | null,
): Promise<MailboxState> {
  if (folder === null) return null
  const row = await db.selectFrom('watched_folder').selectAll().executeTakeFirstOrThrow()
  const count = async (condition: typeof isThere) =>
    (await db.selectFrom('watched_file').select('key').where(condition).limit(MOST).execute())
      .length
  return {
    lookedAt: row.looked_at,
    failure:
      row.failed_since === null ? null : { since: row.failed_since, reason: row.failure ?? '' },
    waiting: await count(isThere),
    refused: await count(isRefused),
  }
}

/** Lists the files that were refused, newest first, as mails without a sender. */
export async function listRefusedFiles(
  db: Kysely<Schema>,
  _scope: WholeScope,
): Promise<RefusedMail[]> {
  const rows = await db
    .selectFrom('watched_file')
    .select(['key', 'found_at', 'name', 'refusal'])
    .where(isRefused)
    .orderBy('found_at', 'desc')
    .orderBy('key')
    .limit(MOST)
    .execute()
  return rows.map(({ key, found_at, name, refusal }) => ({
    ...{ id: key, arrivedAt: found_at, sender: null, subject: name, taken: 0, isFile: true },
    refusals: [{ name: null, reason: refusal ?? '' }],
  }))
}

/** Shows the refusals of files no more. */
export async function dismissRefusedFiles(
  db: Kysely<Schema>,
  _scope: WholeScope,
  keys: readonly string[],
): Promise<void> {
  await db
    .updateTable('watched_file')
    .set({ dismissed_at: new Date().toISOString() })
    .where('key', 'in', keys)
    .where(isRefused)
    .execute()
}

/** Forgets which files were refused, after 90 days. */
export async function forgetOldFiles(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .deleteFrom('watched_file')
    .where('found_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString())
    .where('is_there', '=', 0)
    .execute()
}
