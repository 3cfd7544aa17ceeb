import type { Transaction } from 'kysely'
import type { AuditEntryTable, AuditHeadTable } from '../database/tables/audit.ts'
import type { Schema } from '../database/tables/schema.ts'
import { createSalt, digestContent, type Ends, FORMAT, hashLine } from './chain.ts'
import type { NewEntry } from './entry.ts'

/** Locks the end of the log until the transaction ends. */
export async function lockHead(trx: Transaction<Schema>): Promise<AuditHeadTable> {
  return await trx.selectFrom('audit_head').selectAll().forUpdate().executeTakeFirstOrThrow()
}

export interface KeyedEntry extends NewEntry {
  readonly onceKey?: string
}

/** Adds lines after the last one and returns the ends of the log with them; null if one of their places is taken. */
export async function addLines(
  trx: Transaction<Schema>,
  ends: Ends,
  entries: readonly KeyedEntry[],
): Promise<Ends | null> {
  const lines: AuditEntryTable[] = []
  let { last_number, last_hash } = ends
  for (const entry of entries) {
    const line = writeLine(last_hash, last_number + 1, entry)
    lines.push(line)
    last_number = line.number
    last_hash = line.hash
  }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('audit_entry')
    .values(lines)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === BigInt(lines.length)) return { ...ends, last_number, last_hash }
  const hashes = lines.map(({ hash }) => hash)
  await trx
    .deleteFrom('audit_entry')
    .where('number', '>', ends.last_number)
    .where('hash', 'in', hashes)
    .execute()
  return null
}

function writeLine(previous: string, number: number, entry: KeyedEntry): AuditEntryTable {
  const { action, actor, customerId = null, details = {}, onceKey = null } = entry
  const at = new Date().toISOString()
  const content = {
    at,
    action,
    actor_kind: actor.kind,
    actor_issuer: actor.issuer ?? null,
    actor_subject: actor.subject ?? null,
    actor_email: actor.email ?? null,
    customer_id: customerId,
    details: JSON.stringify(details),
    once_key: onceKey,
  }
  const salt = createSalt()
  const digest = digestContent(content, salt, FORMAT)
  const hash = hashLine(previous, { number, format: FORMAT, digest, at })
  return { number, ...content, format: FORMAT, salt, digest, hash, redacted_by: null }
}
