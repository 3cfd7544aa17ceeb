import type { ExpressionBuilder, Kysely } from 'kysely'
import type { NoticeTable } from '../../database/tables/documents.ts'
import type { Schema } from '../../database/tables/schema.ts'

/** Longer than handing a mail over takes: whoever has not said how it went by then has ended. */
const CLAIM_MS = 2 * 60_000
/** More are in the next mail. */
const MOST = 500

/** What one mail tells. */
export interface ClaimedNotices extends Pick<NoticeTable, 'recipient' | 'kind'> {
  readonly ids: readonly number[]
  /** How often it could not be handed over, at most. */
  readonly attempts: number
}

/**
 * Takes everything that waits for one recipient of whom something is due, so that no other process tells it; undefined where
 * nothing is due. Asking alone writes nothing.
 */
export async function claimNotices(db: Kysely<Schema>): Promise<ClaimedNotices | undefined> {
  for (;;) {
    const now = Date.now()
    const isFree = freeAt(new Date(now).toISOString())
    const due = await db
      .selectFrom('notice')
      .select(['recipient', 'kind'])
      .where('due_at', '<=', new Date(now).toISOString())
      .where(isFree)
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
    if (due === undefined) return undefined
    const { recipient, kind } = due
    const waiting = db
      .selectFrom('notice')
      .select('id')
      .where('recipient', '=', recipient)
      .where('kind', '=', kind)
      .where(isFree)
      .orderBy('id')
      .limit(MOST)
    const claimed = await db
      .updateTable('notice')
      .set({ claimed_until: new Date(now + CLAIM_MS).toISOString() })
      .where('id', 'in', waiting)
      // Said once more: PostgreSQL asks this again of what another process has just changed.
      .where(isFree)
      .returning(['id', 'attempts'])
      .execute()
    if (claimed.length === 0) continue
    const ids = claimed.map(({ id }) => id)
    return { recipient, kind, ids, attempts: Math.max(...claimed.map((row) => row.attempts)) }
  }
}

/** They are told, or given up. */
export async function forgetNotices(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('notice').where('id', 'in', ids).execute()
}

/** They could not be told, and wait for their next attempt. */
export async function postponeNotices(
  db: Kysely<Schema>,
  { ids, attempts }: ClaimedNotices,
  pauseMs: number,
): Promise<void> {
  const due_at = new Date(Date.now() + pauseMs).toISOString()
  await db
    .updateTable('notice')
    .set({ claimed_until: null, due_at, attempts: attempts + 1 })
    .where('id', 'in', ids)
    .execute()
}

function freeAt(now: string) {
  return ({ or, eb }: ExpressionBuilder<Schema, 'notice'>) =>
    or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)])
}
