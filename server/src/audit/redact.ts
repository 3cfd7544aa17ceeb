import type { AccountKey } from '@hausblick/contract/accounts.ts'
import type { AuditDetails } from '@hausblick/contract/audit.ts'
import { type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import { splitIntoChunks } from '../database/splitIntoChunks.ts'
import type { Schema } from '../database/tables/schema.ts'
import { emptied } from './emptied.ts'
import type { Actor } from './entry.ts'
import { lockHead } from './lines.ts'
import type { AuditLog } from './log.ts'
import { writeRanges } from './ranges.ts'

/** A deleted customer, and the people who had no other. */
export interface Redaction {
  readonly customerId: string
  readonly accounts: readonly AccountKey[]
  /** Addresses that lines may name without an account. */
  readonly emails: readonly string[]
  /** Who deletes. */
  readonly actor: Actor
  /** What the report says of the deletion; nothing about the customer. */
  readonly details: AuditDetails
}

const CHUNK = 500

/**
 * Removes the content of all lines about a customer and their people, and appends the line `customerDeleted`, which names the
 * emptied lines. Their hashes stay, so that the log remains verifiable. Call it last in the transaction of the deletion.
 */
export async function redactCustomer(
  trx: Transaction<Schema>,
  log: AuditLog,
  redaction: Redaction,
): Promise<void> {
  await lockHead(trx)
  const numbers = await findLines(trx, redaction)
  const { actor, details } = redaction
  const by = await log.append(trx, {
    action: 'customerDeleted',
    actor,
    details: { ...details, lines: writeRanges(numbers) },
  })
  for (const chunk of splitIntoChunks(numbers, CHUNK))
    await trx
      .updateTable('audit_entry')
      .set({ ...emptied, redacted_by: by })
      .where('number', 'in', chunk)
      .execute()
}

/** Finds the lines that name the customer or one of their people, in ascending order. */
async function findLines(
  trx: Transaction<Schema>,
  { customerId, accounts, emails }: Redaction,
): Promise<number[]> {
  const found = new Set<number>()
  const collect = async (query: SelectQueryBuilder<Schema, 'audit_entry', { number: number }>) => {
    for (const { number } of await query.execute()) found.add(number)
  }
  const lines = trx.selectFrom('audit_entry').select('number')
  await collect(lines.where('customer_id', '=', customerId))
  for (const { issuer, subject } of accounts)
    await collect(lines.where('actor_issuer', '=', issuer).where('actor_subject', '=', subject))
  for (const email of emails) {
    await collect(lines.where('actor_email', '=', email))
    const quoted = JSON.stringify(email).replaceAll(/[~%_]/g, '~$&')
    await collect(lines.where(sql<boolean>`details like ${`%${quoted}%`} escape '~'`))
  }
  return [...found].toSorted((one, other) => one - other)
}
