import { type Kysely, sql, type Transaction } from 'kysely'
import { type Roles, readRecipients } from '../../people/accounts/links/roles.ts'
import type { NoticeTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Queue } from '../../platform/jobs/queue.ts'

/** Collects several documents uploaded or filed together into one mail. */
const COLLECT_MS = 3 * 60_000

/** What mails are to say of documents. A notice is never claimed, but collected and deleted in one transaction. */
export const notices: Queue<'notice', 'id' | 'attempts'> = {
  table: 'notice',
  key: ['id'],
  due: 'due_at',
  attempts: 'attempts',
  waits: sql`1 = 1`,
  order: sql`due_at`,
  leaseMs: COLLECT_MS,
  pausesMs: [],
}

/** Queues a notice about a document for each recipient, in the transaction that adds or files it. */
export async function queueNotices(
  trx: Transaction<Schema>,
  about: Pick<NoticeTable, 'kind' | 'customer_id' | 'number'>,
  recipients: readonly string[],
): Promise<void> {
  if (recipients.length === 0) return
  const due_at = new Date(Date.now() + COLLECT_MS).toISOString()
  const rows = recipients.map((recipient) => ({ ...about, recipient, due_at, attempts: 0 }))
  await trx.insertInto('notice').values(rows).execute()
}

/** Returns the email addresses of everyone who files documents. */
export async function staffOf(db: Kysely<Schema>, named: Roles): Promise<string[]> {
  const { operatorEmails, staffEmails } = await readRecipients(db, named)
  return [...new Set([...operatorEmails, ...staffEmails])]
}
