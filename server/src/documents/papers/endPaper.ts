import { PAPER_KEPT_DAYS } from '@hausblick/contract/calls/papers.ts'
import type { Selectable, Transaction } from 'kysely'
import type { PaperTable } from '../../platform/database/tables/papers.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import { type DocumentKey, dropDocument } from '../withheld/withhold.ts'

const DAY_MS = 24 * 60 * 60_000

/** Removes a paper from those that wait; returns undefined if it is not among them. */
export async function endPaper(
  trx: Transaction<Schema>,
  paper: number,
  state: 'filed' | 'removed',
  { email }: StaffCaller,
): Promise<Selectable<PaperTable> | undefined> {
  const now = Date.now()
  return await trx
    .updateTable('paper')
    .set({ state, ended_by: email, ended_at: new Date(now).toISOString() })
    .set({ until: new Date(now + PAPER_KEPT_DAYS * DAY_MS).toISOString() })
    .where('id', '=', paper)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
}

/** Drops the document of a paper that waits again, with its notices and reminders that have not been sent. */
export async function dropFiled(
  trx: Transaction<Schema>,
  { customerId, number }: DocumentKey,
): Promise<void> {
  await dropDocument(trx, { customerId, number })
  await trx
    .deleteFrom('reminder')
    .where('customer_id', '=', customerId)
    .where('item', '=', String(number))
    .where('kind', '=', 'document')
    .where('sent_at', 'is', null)
    .execute()
}
