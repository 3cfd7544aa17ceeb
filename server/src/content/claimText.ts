import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Longer than reading a document takes: whoever has not kept its text by then has ended. */
const CLAIM_MS = 10 * 60_000

/**
 * Takes the newest of the documents whose text has not been taken out and that no other process is at; undefined where there
 * is none. Asking alone writes nothing, so that it never waits for whoever is writing.
 */
export async function claimText(db: Kysely<Schema>) {
  for (;;) {
    const now = Date.now()
    const isFree = freeAt(new Date(now).toISOString())
    const next = await db
      .selectFrom('document')
      .select(['customer_id as customerId', 'number', 'storage_key as storageKey'])
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
