import type { ActiveContent } from '@hausblick/contract/documents.ts'
import { type Kysely, sql } from 'kysely'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { writeActiveContent } from '../activeContent.ts'
import { fileKey } from '../fileKey.ts'

/** A claim's lease, longer than reading a document takes: a process that still holds it then has died. */
const CLAIM_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000
/** The pause after each failed attempt to fetch a document's file. */
const BACKOFF_MS = [CLAIM_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS]

/** A document or paper to be read: for its text, for what of it may act, or for both. */
export interface Claimed {
  readonly storageKey: string
  /** The key in storage of its bytes. */
  readonly fileKey: string
  /** Bytes. */
  readonly size: number
  /** In hex. */
  readonly sha256: string
  /** Failed attempts to fetch its file. */
  readonly attempts: number
  readonly textState: DocumentTable['text_state']
  /** Null if it has not been examined. */
  readonly activeContent: string | null
}

export interface ClaimedText extends Claimed {
  readonly customerId: string
  readonly number: number
}

export interface ClaimedPaper extends Claimed {
  readonly paper: number
}

/** Literally the condition of the indexes `document_not_read` and `paper_not_read`. */
export const isNotRead = sql<boolean>`(text_state = 'pending' or active_content is null)`

/**
 * Claims the newest document to be read that no other process has claimed. Returns undefined if there is none; it then has
 * not written anything, so that polling never waits for writers.
 */
export async function claimText(db: Kysely<Schema>): Promise<ClaimedText | undefined> {
  const now = Date.now()
  const newest = selectNewest(db, now)
  if ((await newest.execute()).length === 0) return undefined
  return await db
    .with('claimed', () => newest.forUpdate().skipLocked())
    .updateTable('document')
    .set({ text_claimed_until: new Date(now + CLAIM_MS).toISOString() })
    .where('storage_key', 'in', (eb) => eb.selectFrom('claimed').select('storage_key'))
    .returning([
      'customer_id as customerId',
      'number',
      'storage_key as storageKey',
      fileKey.as('fileKey'),
      'size',
      'sha256',
      'text_attempts as attempts',
      'text_state as textState',
      'active_content as activeContent',
    ])
    .executeTakeFirst()
}

/** Claims the newest paper that waits in the inbox, as `claimText` does. */
export async function claimPaper(db: Kysely<Schema>): Promise<ClaimedPaper | undefined> {
  const now = Date.now()
  const newest = db
    .selectFrom('paper')
    .select('id')
    .where(isNotRead)
    .where('state', '=', 'waiting')
    .where(({ or, eb }) =>
      or([
        eb('text_claimed_until', 'is', null),
        eb('text_claimed_until', '<=', new Date(now).toISOString()),
      ]),
    )
    .orderBy('arrived_at', 'desc')
    .limit(1)
  if ((await newest.execute()).length === 0) return undefined
  return await db
    .with('claimed', () => newest.forUpdate().skipLocked())
    .updateTable('paper')
    .set({ text_claimed_until: new Date(now + CLAIM_MS).toISOString() })
    .where('id', 'in', (eb) => eb.selectFrom('claimed').select('id'))
    .returning([
      'id as paper',
      'storage_key as storageKey',
      'storage_key as fileKey',
      'size',
      'sha256',
      'text_attempts as attempts',
      'text_state as textState',
      'active_content as activeContent',
    ])
    .executeTakeFirst()
}

/** Returns an update of claimed rows; papers have the same columns as documents. */
function update(db: Kysely<Schema>, claimed: Claimed) {
  const table = 'paper' in claimed ? 'paper' : 'document'
  return db.updateTable(table as 'document').where('storage_key', '=', claimed.storageKey)
}

/** Returns whether a document waits that no process reads, leaving out those whose file could not be fetched lately. */
export async function hasText(db: Kysely<Schema>): Promise<boolean> {
  return (await selectNewest(db, Date.now()).execute()).length > 0
}

function selectNewest(db: Kysely<Schema>, now: number) {
  return db
    .selectFrom('document')
    .select('storage_key')
    .where(isNotRead)
    .where(({ or, eb }) =>
      or([
        eb('text_claimed_until', 'is', null),
        eb('text_claimed_until', '<=', new Date(now).toISOString()),
      ]),
    )
    .orderBy('uploaded_at', 'desc')
    .limit(1)
}

/** Counts the documents that wait to be read or are being read, up to `most`. */
export async function countWaiting(
  db: Kysely<Schema>,
  most = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const { waiting } = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('document').select('uploaded_at').where(isNotRead).limit(most).as('pending'),
    )
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return waiting
}

/** Releases a document after a failed attempt, to be retried with backoff, or gives it up; `documents:check` counts those. */
export async function postponeText(db: Kysely<Schema>, claimed: Claimed): Promise<void> {
  const { attempts } = claimed
  const pause = BACKOFF_MS[attempts]
  const claimedUntil = pause === undefined ? null : new Date(Date.now() + pause).toISOString()
  await update(db, claimed)
    .set({ text_attempts: attempts + 1, text_claimed_until: claimedUntil })
    .$if(pause === undefined, (update) =>
      update.set({
        text_state: sql`case when text_state = 'pending' then 'failed' else text_state end`,
        active_content: sql`coalesce(active_content, ${writeActiveContent(['unknown'])})`,
      }),
    )
    .where(isNotRead)
    .execute()
}

/** Stores what of a document may act, and ends the claim unless its text is to be extracted as well. */
export async function storeActiveContent(
  db: Kysely<Schema>,
  claimed: Claimed,
  active: readonly ActiveContent[],
): Promise<void> {
  await update(db, claimed)
    .set({ active_content: writeActiveContent(active) })
    .$if(claimed.textState !== 'pending', (update) =>
      update.set({ text_claimed_until: null, text_attempts: 0 }),
    )
    .execute()
}

/** Releases a claim, so that another process can claim the document at once. */
export async function releaseText(db: Kysely<Schema>, claimed: Claimed): Promise<void> {
  await update(db, claimed).set({ text_claimed_until: null }).execute()
}
