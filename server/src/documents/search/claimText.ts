import type { ActiveContent } from '@hausblick/contract/documents.ts'
import { type Kysely, sql } from 'kysely'
import type { DocumentTable } from '../../database/tables/documents.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { writeActiveContent } from '../activeContent.ts'

/** A claim's lease, longer than reading a document takes: a process that still holds it then has died. */
const CLAIM_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000
/** The pause after each failed attempt to fetch a document's file. */
const BACKOFF_MS = [CLAIM_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS]

/** A document to be read: for its text, for what of it may act, or for both. */
export interface ClaimedText {
  readonly customerId: string
  readonly number: number
  readonly storageKey: string
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

/** Literally the condition of the index `document_not_read`. */
const isNotRead = sql<boolean>`(text_state = 'pending' or active_content is null)`

/**
 * Claims the newest document to be read that no other process has claimed. Returns undefined if there is none; it then has
 * not written anything, so that polling never waits for writers.
 */
export async function claimText(db: Kysely<Schema>): Promise<ClaimedText | undefined> {
  const now = Date.now()
  const newest = db
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
      'size',
      'sha256',
      'text_attempts as attempts',
      'text_state as textState',
      'active_content as activeContent',
    ])
    .executeTakeFirst()
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
export async function postponeText(
  db: Kysely<Schema>,
  { storageKey, attempts }: ClaimedText,
): Promise<void> {
  const pause = BACKOFF_MS[attempts]
  const claimedUntil = pause === undefined ? null : new Date(Date.now() + pause).toISOString()
  await db
    .updateTable('document')
    .set({ text_attempts: attempts + 1, text_claimed_until: claimedUntil })
    .$if(pause === undefined, (update) =>
      update.set({
        text_state: sql`case when text_state = 'pending' then 'failed' else text_state end`,
        active_content: sql`coalesce(active_content, ${writeActiveContent(['unknown'])})`,
      }),
    )
    .where('storage_key', '=', storageKey)
    .where(isNotRead)
    .execute()
}

/** Stores what of a document may act, and ends the claim unless its text is to be extracted as well. */
export async function storeActiveContent(
  db: Kysely<Schema>,
  { storageKey, textState }: ClaimedText,
  active: readonly ActiveContent[],
): Promise<void> {
  await db
    .updateTable('document')
    .set({ active_content: writeActiveContent(active) })
    .$if(textState !== 'pending', (update) =>
      update.set({ text_claimed_until: null, text_attempts: 0 }),
    )
    .where('storage_key', '=', storageKey)
    .execute()
}

/** Releases a claim, so that another process can claim the document at once. */
export async function releaseText(db: Kysely<Schema>, storageKey: string): Promise<void> {
  await db
    .updateTable('document')
    .set({ text_claimed_until: null })
    .where('storage_key', '=', storageKey)
    .execute()
}
