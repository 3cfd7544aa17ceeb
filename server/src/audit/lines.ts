import type { Transaction } from 'kysely'
import type { AuditHeadTable } from '../database/tables/audit.ts'
import type { Schema } from '../database/tables/schema.ts'
import { type Content, createSalt, digestContent, type Ends, hashLine } from './chain.ts'
import type { NewEntry } from './entry.ts'

/** Locks the end of the log until the transaction ends. */
export async function lockHead(trx: Transaction<Schema>): Promise<AuditHeadTable> {
  return await trx
    .updateTable('audit_head')
    .set((eb) => ({ last_number: eb.ref('last_number') }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Adds a line after the last one and returns the ends of the log with it; null if its place is taken. */
export async function addLine(
  trx: Transaction<Schema>,
  ends: Ends,
  entry: NewEntry,
): Promise<Ends | null> {
  const { action, actor, customerId = null, details = {} } = entry
  const content: Content = {
    at: new Date().toISOString(),
    action,
    actor_kind: actor.kind,
    actor_issuer: actor.issuer ?? null,
    actor_subject: actor.subject ?? null,
    actor_email: actor.email ?? null,
    customer_id: customerId,
    details: JSON.stringify(details),
  }
  const number = ends.last_number + 1
  const salt = createSalt()
  const digest = digestContent(content, salt)
  const hash = hashLine(ends.last_hash, number, digest)
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('audit_entry')
    .values({ number, ...content, salt, digest, hash, once_key: null, redacted_by: null })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? { ...ends, last_number: number, last_hash: hash } : null
}
