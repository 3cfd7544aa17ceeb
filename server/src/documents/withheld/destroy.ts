import type { Kysely } from 'kysely'
import { serviceActor } from '../../platform/audit/entry.ts'
import type { AuditLog } from '../../platform/audit/log.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { WithheldDocumentTable } from '../../platform/database/tables/withheld.ts'
import { transact } from '../../platform/database/transact.ts'
import { fileKey } from '../fileKey.ts'
import { queueFileRemovals } from './storedFiles.ts'

const BATCH = 100

/** Destroys the withheld documents whose time is over: their rows at once, their files by `removeQueuedFiles`. */
export async function destroyExpired(
  db: Kysely<Schema>,
  audit: AuditLog,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    // Read first: nothing is written, and on SQLite no lock taken, where nothing is over.
    const expired = await db
      .selectFrom('withheld_document')
      .select(['customer_id', 'number'])
      .where('until', '<=', new Date().toISOString())
      .orderBy('until')
      .limit(BATCH)
      .execute()
    if (expired.length === 0) return
    for (const { customer_id, number } of expired)
      await transact(db, async (trx) => {
        const destroyed = await trx
          .deleteFrom('withheld_document')
          .where('customer_id', '=', customer_id)
          .where('number', '=', number)
          .where('until', '<=', new Date().toISOString())
          .returning(['customer_id', 'number', 'file_name', 'reason', fileKey.as('file_key')])
          .executeTakeFirst()
        // Another process was faster.
        if (!destroyed) return
        await queueFileRemovals(trx, [destroyed.file_key])
        await audit.append(trx, { ...describe(destroyed), actor: serviceActor })
      })
  }
}

/** Describes a destroyed document to the audit log; without anything of a customer who was deleted. */
function describe({
  customer_id: customerId,
  number,
  file_name: document,
  reason,
}: Pick<WithheldDocumentTable, 'customer_id' | 'number' | 'file_name' | 'reason'>) {
  if (reason === 'locked') return { action: 'lockedDestroyed', details: { count: '1' } } as const
  const details = { document, number: String(number) }
  return { action: 'documentDestroyed', customerId, details } as const
}
