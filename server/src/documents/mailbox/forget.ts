import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { NO_REFUSALS } from './refusals.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 90

/** What remains of a mail: that it was seen. */
const NOTHING = {
  state: 'done',
  sender: null,
  subject: null,
  customer_id: null,
  issuer: null,
  subject_id: null,
  refusals: NO_REFUSALS,
} as const

/** Forgets who has sent which mails, and what of them was refused, after 90 days. Those that wait are kept. */
export async function forgetOldMails(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .updateTable('mailbox_mail')
    .set(NOTHING)
    .where('arrived_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString())
    .where('state', '!=', 'waiting')
    .where(({ or, eb }) =>
      or([
        eb('sender', 'is not', null),
        eb('subject', 'is not', null),
        eb('customer_id', 'is not', null),
        eb('refusals', '!=', NO_REFUSALS),
      ]),
    )
    .execute()
}

/** Forgets the mails of customers and their people; those that wait are not taken any more. */
export async function forgetMailsOf(
  trx: Transaction<Schema>,
  customerIds: readonly string[],
  addresses: readonly string[],
): Promise<void> {
  await trx
    .updateTable('mailbox_mail')
    .set(NOTHING)
    .where(({ or, eb }) =>
      or([
        eb('customer_id', 'in', customerIds),
        ...(addresses.length > 0 ? [eb('sender', 'in', addresses)] : []),
      ]),
    )
    .execute()
  if (addresses.length > 0)
    await trx
      .updateTable('document')
      .set({ sender: null })
      .where('sender', 'in', addresses)
      .execute()
}
