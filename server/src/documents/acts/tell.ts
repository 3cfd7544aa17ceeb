import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Service } from '../../platform/http/service.ts'
import type { Before } from './journal.ts'
import { tellMisdirected } from './tellMisdirected.ts'

export type TellingParts = Pick<Service, 'config' | 'mailer'> & {
  readonly database: Pick<Service['database'], 'db'>
}

/**
 * Tells the customers whose documents were given to others, or removed as misdirected, once each for all that are due, that these were not meant for
 * them; then forgets the steps that can no longer be undone.
 */
export async function finishSteps(parts: TellingParts, signal?: AbortSignal): Promise<void> {
  const { db } = parts.database
  const now = new Date().toISOString()
  while (!signal?.aborted) {
    // Read first: nothing is written, and on SQLite no lock taken, where nothing is due.
    const due = await findDue(db, now)
    if (!due) break
    await transact(db, (trx) => tell(trx, parts, { customerId: due.customer_id, now }))
  }
  for (const table of ['document_change', 'paper_change'] as const) {
    const over = db.selectFrom(table).select('step').where('until', '<=', now).limit(1)
    if (await over.executeTakeFirst())
      await db.deleteFrom(table).where('until', '<=', now).execute()
  }
}

async function findDue(db: Kysely<Schema>, now: string) {
  return await db
    .selectFrom('document_change')
    .select('customer_id')
    .where('tells_at', 'is not', null)
    .where('tells_at', '<=', now)
    .orderBy('tells_at')
    .limit(1)
    .executeTakeFirst()
}

async function tell(
  trx: Transaction<Schema>,
  { config, mailer }: TellingParts,
  { customerId, now }: { readonly customerId: string; readonly now: string },
): Promise<void> {
  const told = await trx
    .updateTable('document_change')
    .set({ tells_at: null })
    .where('customer_id', '=', customerId)
    .where('tells_at', 'is not', null)
    .where('tells_at', '<=', now)
    .returning('former')
    .execute()
  const days = told.map(({ former }) => (JSON.parse(former) as Before).uploaded_at).toSorted()
  const [first] = days
  // Another process was faster.
  if (first === undefined) return
  await tellMisdirected(
    trx,
    { config, mailer },
    { customer_id: customerId, uploaded_at: first },
    days.length,
  )
}
