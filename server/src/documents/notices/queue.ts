import type { Transaction } from 'kysely'
import type { Config } from '../../config/config.ts'
import type { NoticeTable } from '../../database/tables/documents.ts'
import type { Schema } from '../../database/tables/schema.ts'

/** Whoever sends in or files several documents is mostly done by then. */
const COLLECT_MS = 3 * 60_000

/** Keeps, in the transaction that makes it true, of which document people are to be told. */
export async function keepNotices(
  trx: Transaction<Schema>,
  about: Pick<NoticeTable, 'kind' | 'customer_id' | 'number'>,
  recipients: readonly string[],
): Promise<void> {
  if (recipients.length === 0) return
  const due_at = new Date(Date.now() + COLLECT_MS).toISOString()
  const rows = recipients.map((recipient) => ({ ...about, recipient, due_at, attempts: 0 }))
  await trx.insertInto('notice').values(rows).execute()
}

/** Addresses of those who file what customers send in. */
export function staffOf({
  operatorEmails,
  staffEmails,
}: Pick<Config, 'operatorEmails' | 'staffEmails'>): string[] {
  return [...new Set([...operatorEmails, ...staffEmails])]
}
