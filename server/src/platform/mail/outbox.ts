import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import type { OutboxTable } from '../database/tables/outbox.ts'
import type { Schema } from '../database/tables/schema.ts'

/** A claim's lease, longer than delivering a mail takes: a process that still holds it then has died. */
const CLAIM_MS = 5 * 60_000
/** Mails that a process sends at once. */
const MAX_CLAIMED = 5

/** A mail that this process is to send. */
export type ClaimedMail = Pick<
  OutboxTable,
  'content' | 'expires_at' | 'attempts' | 'invitation'
> & {
  readonly id: number
}

/**
 * Claims the most overdue mails that no other process has claimed. Returns none, without writing, if nothing is due.
 *
 * @param retries the pauses before each retry, in milliseconds
 */
export async function claimMails(
  db: Kysely<Schema>,
  retries: readonly number[],
): Promise<ClaimedMail[]> {
  const now = Date.now()
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where(isDue(now, retries))
    .orderBy('due_at')
    .limit(MAX_CLAIMED)
  if ((await due.execute()).length === 0) return []
  return await db
    .with('claimed', () => due.forUpdate().skipLocked())
    .updateTable('outbox')
    .set({ due_at: new Date(now + CLAIM_MS).toISOString() })
    .where('id', 'in', (eb) => eb.selectFrom('claimed').select('id'))
    .returning(['id', 'content', 'expires_at', 'attempts', 'invitation'])
    .execute()
}

/**
 * A mail is also due where it would wait longer than any claim or pause lasts: the clock has been set back since. Processes
 * whose clocks differ by less than a claim lasts leave each other's claims alone.
 */
function isDue(now: number, retries: readonly number[]) {
  const at = (ms: number) => new Date(now + ms).toISOString()
  return ({ or, and, eb }: ExpressionBuilder<Schema, 'outbox'>) =>
    or([
      eb('due_at', '<=', at(0)),
      ...[0, ...retries].map((pause, attempts) =>
        and([
          eb('attempts', '=', attempts),
          eb('due_at', '>', at(CLAIM_MS + Math.max(CLAIM_MS, pause))),
        ]),
      ),
    ])
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

/** Releases a mail after a failed attempt, to be retried after a pause. */
export async function postponeMail(
  db: Kysely<Schema>,
  { id, attempts }: ClaimedMail,
  pauseMs: number,
): Promise<void> {
  const due_at = new Date(Date.now() + pauseMs).toISOString()
  await db
    .updateTable('outbox')
    .set({ due_at, attempts: attempts + 1 })
    .where('id', '=', id)
    .execute()
}
