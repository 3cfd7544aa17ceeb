import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'

/** Longer than reading a document takes: whoever has not kept its text by then has ended. */
const CLAIM_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000
/** How long a document waits each time its bytes could not be had. */
const PAUSES_MS = [CLAIM_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS]

/** A document whose text a process takes out. */
export interface ClaimedText {
  readonly customerId: string
  readonly number: number
  readonly storageKey: string
  /** Bytes. */
  readonly size: number
  /** In hex. */
  readonly sha256: string
  /** How often its bytes could not be had. */
  readonly attempts: number
}

/**
 * Takes the newest of the documents whose text has not been taken out and that no other process is at; undefined where there
 * is none. Asking alone writes nothing, so that it never waits for whoever is writing.
 */
export async function claimText(db: Kysely<Schema>): Promise<ClaimedText | undefined> {
  for (;;) {
    const now = Date.now()
    const isFree = freeAt(new Date(now).toISOString())
    const next = await db
      .selectFrom('document')
      .select([
        'customer_id as customerId',
        'number',
        'storage_key as storageKey',
        'size',
        'sha256',
      ])
      .select('text_attempts as attempts')
      .where(isFree)
      .orderBy('uploaded_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (next === undefined) return undefined
    const { numUpdatedRows } = await db
      .updateTable('document')
      .set({ text_claimed_until: new Date(now + CLAIM_MS).toISOString() })
      .where('storage_key', '=', next.storageKey)
      .where(isFree)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return next
  }
}

/** Returns how many documents wait to be read, or are being read. */
export async function countWaiting(db: Kysely<Schema>): Promise<number> {
  const { waiting } = await db
    .selectFrom('document')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('text_state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return waiting
}

/** Its bytes could not be had: it waits longer each time, until it is given up; `documents:check` tells of those. */
export async function postponeText(
  db: Kysely<Schema>,
  { storageKey, attempts }: ClaimedText,
): Promise<void> {
  const pause = PAUSES_MS[attempts]
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

/** Lets another process take it at once. */
export async function releaseText(db: Kysely<Schema>, storageKey: string): Promise<void> {
  await db
    .updateTable('document')
    .set({ text_claimed_until: null })
    .where('storage_key', '=', storageKey)
    .execute()
}

function freeAt(now: string) {
  return ({ and, or, eb }: ExpressionBuilder<Schema, 'document'>) =>
    and([
      eb('text_state', '=', 'pending'),
      or([eb('text_claimed_until', 'is', null), eb('text_claimed_until', '<=', now)]),
    ])
}
