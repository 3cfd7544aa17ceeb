import type { Kysely } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import { transact } from '../database/transact.ts'
import type { AuditLog } from './log.ts'

/** Deleted per transaction, since others wait for the log meanwhile. */
const CHUNK = 1000

/**
 * Deletes the lines older than a number of months, from the beginning to the first one that is not. The newest line stays, to
 * which the next is chained.
 */
export async function removeOldLines(
  db: Kysely<Schema>,
  log: AuditLog,
  months: number,
  now: Date,
): Promise<void> {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - months)
  const { kept, first } = await findBeginning(db, oldest.toISOString())
  for (let to = first + CHUNK; first > 0 && to < kept + CHUNK; to += CHUNK)
    await transact(db, async (trx) => {
      const beginning = Math.min(to, kept)
      await log.moveBeginning(trx, beginning)
      await trx.deleteFrom('audit_entry').where('number', '<', beginning).execute()
    })
}

/** Finds the first line, and the first one to keep. Both are 0 in an empty log. */
async function findBeginning(db: Kysely<Schema>, oldest: string) {
  const { first, last } = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => [fn.min('number').as('first'), fn.max('number').as('last')])
    .executeTakeFirstOrThrow()
  const young = await db
    .selectFrom('audit_entry')
    .select('number')
    .where('at', '>=', oldest)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return { first: first ?? 0, kept: young?.number ?? last ?? 0 }
}
