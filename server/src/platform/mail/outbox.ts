import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import { PAUSES_MS } from '../jobs/pauses.ts'
import type { Queue, Row } from '../jobs/queue.ts'

/** A mail that this process is to send. */
export type ClaimedMail = Row<'outbox', 'id' | 'attempts' | 'content' | 'expires_at' | 'invitation'>

/** Mails to be sent, the most overdue first. */
export const outbox: Queue<'outbox', 'id' | 'attempts'> = {
  table: 'outbox',
  key: ['id'],
  due: 'due_at',
  attempts: 'attempts',
  waits: sql`1 = 1`,
  order: sql`due_at`,
  leaseMs: 5 * 60_000,
  pausesMs: PAUSES_MS.slice(0, 6),
}

/** Deletes mails that were sent or given up. */
export async function deleteMails(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('outbox').where('id', 'in', ids).execute()
}

/** Deletes the waiting mail of an invitation. */
export async function withdrawInvitationMail(
  trx: Transaction<Schema>,
  invitation: string,
): Promise<void> {
  await trx.deleteFrom('outbox').where('invitation', '=', invitation).execute()
}

/** What became of a mail that was sent or given up. */
export interface MailFate {
  readonly id: number
  readonly invitation: string | null
  /** ISO 8601. */
  readonly at: string
  /** Null if it was sent. */
  readonly failure: { readonly reason: string | null } | null
}

/** Notes that a mail was given up, and at an invitation what became of its mail. Noting it again changes nothing. */
export async function noteFate(
  db: Kysely<Schema>,
  { id, invitation, at, failure }: MailFate,
): Promise<void> {
  if (failure)
    await db
      .insertInto('refused_mail')
      .values({ refused_at: at, outbox_id: id, reason: failure.reason })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (invitation === null) return
  await db
    .updateTable('invitation')
    .set(failure ? { refused_at: at, refusal: failure.reason } : { sent_at: at })
    .where('token_hash', '=', invitation)
    .execute()
}
