import type { Kysely, Transaction } from 'kysely'
import { type Roles, readRecipients } from '../../people/accounts/links/roles.ts'
import type { NoticeTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** Collects several documents uploaded or filed together into one mail. */
export const COLLECT_MS = 3 * 60_000

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
