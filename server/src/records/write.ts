import type { Transaction } from 'kysely'
import { incrementDataVersion, lockCustomers } from '../customers/store.ts'
import { splitIntoChunks } from '../database/splitIntoChunks.ts'
import type { Schema } from '../database/tables/schema.ts'
import { admitCommand } from '../http/access.ts'
import { readRecords } from './read.ts'
import type { RecordKind, StoredField } from './recordKind.ts'
import { type DecodedRow, toStored } from './row.ts'
import { customerOf, itemOf, removeRows, writeRows } from './statements.ts'

/** Counts of rows that a replacement added, changed, left unchanged and removed. */
export interface Changes {
  added: number
  changed: number
  unchanged: number
  removed: number
}

const CUSTOMERS_AT_A_TIME = 500

/**
 * Replaces all rows of a kind that each of these customers has, with their months of the data year. Creates missing
 * customers, and increments the data version of those with changes.
 *
 * Rows are decoded, listed under their own customer's id, and unique by key, which the caller checks.
 */
export async function replaceRecords(
  trx: Transaction<Schema>,
  kind: RecordKind,
  rowsByCustomer: ReadonlyMap<string, readonly DecodedRow[]>,
): Promise<Changes> {
  await lockCustomers(trx, rowsByCustomer.keys())
  return await replaceLocked(trx, kind, rowsByCustomer)
}

/** Like `replaceRecords`, for customers that `lockCustomers` has locked in this transaction. */
export async function replaceLocked(
  trx: Transaction<Schema>,
  kind: RecordKind,
  rowsByCustomer: ReadonlyMap<string, readonly DecodedRow[]>,
): Promise<Changes> {
  const customerIds = [...rowsByCustomer.keys()].toSorted()
  const changes: Changes = { added: 0, changed: 0, unchanged: 0, removed: 0 }
  for (const chunk of splitIntoChunks(customerIds, CUSTOMERS_AT_A_TIME)) {
    const before = await readRecords(trx, kind, chunk.map(admitCommand))
    const after = chunk.flatMap((customerId) => rowsByCustomer.get(customerId) ?? [])
    const { added, changed, removed } = diffRows(kind, before, after)
    await writeRows(trx, kind, [...added, ...changed])
    await removeRows(trx, kind, removed)
    await incrementDataVersion(trx, new Set([...added, ...changed, ...removed].map(customerOf)))
    changes.added += added.length
    changes.changed += changed.length
    changes.unchanged += after.length - added.length - changed.length
    changes.removed += removed.length
  }
  return changes
}

function diffRows(kind: RecordKind, before: readonly DecodedRow[], after: readonly DecodedRow[]) {
  const previous = new Map(before.map((row) => [keyOf(kind, row), row]))
  const added: DecodedRow[] = []
  const changed: DecodedRow[] = []
  for (const row of after) {
    const key = keyOf(kind, row)
    const stored = previous.get(key)
    previous.delete(key)
    if (!stored) added.push(row)
    else if (differs(kind, stored, row)) changed.push(row)
  }
  return { added, changed, removed: [...previous.values()] }
}

function keyOf(kind: RecordKind, row: DecodedRow): string {
  return JSON.stringify([customerOf(row), itemOf(kind, row)])
}

function differs(kind: RecordKind, stored: DecodedRow, row: DecodedRow): boolean {
  const valueIn = (row: DecodedRow, field: StoredField) => toStored(field, row[field.name] ?? null)
  return kind.stored.some((field) => valueIn(stored, field) !== valueIn(row, field))
}
