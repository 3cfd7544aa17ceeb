import type { AuditActorKind, AuditDetails } from '@hausblick/contract/audit.ts'
import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import { splitIntoChunks } from '../database/splitIntoChunks.ts'
import type { Schema } from '../database/tables/schema.ts'
import { emptied } from './emptied.ts'
import type { Actor } from './entry.ts'
import { lockHead } from './lines.ts'
import type { AuditLog } from './log.ts'
import { writeRanges } from './ranges.ts'

/** A deleted customer, and the people who had no other. */
export interface Redaction {
  /** With those who became part of this one. */
  readonly customerIds: readonly string[]
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
 * Removes the content of all lines about a customer, and about nobody but their people, and appends the line `customerDeleted`, which names the
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

/** Who acts for the operator. What they did is kept, also when they have left. */
const STAFF: readonly AuditActorKind[] = ['staff', 'operator', 'unconfirmed']

/** Returns those of the addresses that have acted for the operator. */
export async function listFormerStaff(
  db: Kysely<Schema>,
  emails: readonly string[],
): Promise<string[]> {
  const lines = await db
    .selectFrom('audit_entry')
    .select('actor_email')
    .distinct()
    .where('actor_email', 'in', [...emails, ''])
    .where('actor_kind', 'in', STAFF)
    .execute()
  return lines.flatMap(({ actor_email }) => actor_email ?? [])
}

/**
 * Finds the lines about the customer, and those about nobody but one of their people, in ascending order. What these people did
 * to others' data is about the others and stays; that they were refused it, is not.
 */
async function findLines(
  trx: Transaction<Schema>,
  { customerIds, accounts, emails }: Redaction,
): Promise<number[]> {
  const found = new Set<number>()
  const collect = async (query: SelectQueryBuilder<Schema, 'audit_entry', { number: number }>) => {
    for (const { number } of await query.execute()) found.add(number)
  }
  const lines = trx.selectFrom('audit_entry').select('number')
  await collect(lines.where('customer_id', 'in', customerIds))
  const personal = lines.where(({ or, eb }) =>
    or([eb('customer_id', 'is', null), eb('action', '=', 'refused')]),
  )
  const own = personal.where('actor_kind', 'not in', STAFF)
  for (const { issuer, subject } of accounts)
    await collect(own.where('actor_issuer', '=', issuer).where('actor_subject', '=', subject))
  for (const email of emails) {
    await collect(own.where('actor_email', '=', email))
    const quoted = JSON.stringify(email).replaceAll(/[~%_]/g, '~$&')
    // The line on a former role stays, since it explains what the person did with it.
    const named = personal.where('action', '!=', 'roleChanged')
    await collect(named.where(sql<boolean>`details like ${`%${quoted}%`} escape '~'`))
  }
  return [...found].toSorted((one, other) => one - other)
}
