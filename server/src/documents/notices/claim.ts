import type { ExpressionBuilder, Kysely } from 'kysely'
import type { NoticeTable } from '../../database/tables/documents.ts'
import type { Schema } from '../../database/tables/schema.ts'

/** A claim's lease, longer than delivering a mail takes: a process that still holds it then has died. */
const CLAIM_MS = 2 * 60_000
/** Per mail; further notices go into the next one. */
const MAX_NOTICES = 500

/** The notices of one mail. */
export interface ClaimedNotices extends Pick<NoticeTable, 'recipient' | 'kind'> {
  readonly ids: readonly number[]
  /** The highest number of failed deliveries among them. */
  readonly attempts: number
}

/**
 * Claims all unclaimed notices, of one kind, for the recipient of the most overdue one. Returns undefined, without writing,
 * if nothing is due.
 */
export async function claimNotices(db: Kysely<Schema>): Promise<ClaimedNotices | undefined> {
  for (;;) {
    const now = Date.now()
    const isUnclaimed = unclaimedAt(new Date(now).toISOString())
    const due = await db
      .selectFrom('notice')
      .select(['recipient', 'kind'])
      .where('due_at', '<=', new Date(now).toISOString())
      .where(isUnclaimed)
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
      .where(isUnclaimed)
      .orderBy('id')
      .limit(MAX_NOTICES)
    const claimed = await db
      .updateTable('notice')
      .set({ claimed_until: new Date(now + CLAIM_MS).toISOString() })
      .where('id', 'in', waiting)
      // Repeated because PostgreSQL evaluates only this again for rows that another process just changed.
      .where(isUnclaimed)
      .returning(['id', 'attempts'])
      .execute()
    if (claimed.length === 0) continue
    const ids = claimed.map(({ id }) => id)
    return { recipient, kind, ids, attempts: Math.max(...claimed.map((row) => row.attempts)) }
  }
}

/** Deletes notices that were sent or given up. */
export async function deleteNotices(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('notice').where('id', 'in', ids).execute()
}

/** Releases notices after a failed attempt, to be retried after a pause. */
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

function unclaimedAt(now: string) {
  return ({ or, eb }: ExpressionBuilder<Schema, 'notice'>) =>
    or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)])
}
