import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'

/** A claim's lease, longer than reading a document takes: a process that still holds it then has died. */
const CLAIM_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000
/** The pause after each failed attempt to fetch a document's file. */
const BACKOFF_MS = [CLAIM_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS]

/** A document whose text is to be extracted. */
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
}

/**
 * Claims the newest unprocessed document that no other process has claimed. Returns undefined if there is none; it then has
 * not written anything, so that polling never waits for writers.
 */
export async function claimText(db: Kysely<Schema>): Promise<ClaimedText | undefined> {
  const now = Date.now()
  const newest = db
    .selectFrom('document')
    .select('storage_key')
    .where('text_state', '=', 'pending')
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
      selectFrom('document')
        .select('uploaded_at')
        .where('text_state', '=', 'pending')
        .limit(most)
        .as('pending'),
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
  await db
    .updateTable('document')
    .set({
      text_attempts: attempts + 1,
      text_state: pause === undefined ? 'failed' : 'pending',
      text_claimed_until: pause === undefined ? null : new Date(Date.now() + pause).toISOString(),
    })
    .where('storage_key', '=', storageKey)
    .where('text_state', '=', 'pending')
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
