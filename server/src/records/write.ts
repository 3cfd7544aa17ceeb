import type { Transaction } from 'kysely'
import { incrementDataVersion, lockCustomers } from '../customers/store.ts'
import { chunks } from '../database/chunks.ts'
import type { Schema } from '../database/tables/schema.ts'
import { admitCommand } from '../http/access.ts'
import { readRecords } from './read.ts'
import type { RecordKind } from './recordKind.ts'
import { type DecodedRow, toStored } from './row.ts'
import { customerOf, itemOf, removeRows, writeRows } from './statements.ts'

/** How many rows a replacement added, changed, left as they were, and removed. */
export interface Changes {
  added: number
  changed: number
  unchanged: number
  removed: number
}

const CUSTOMERS_AT_A_TIME = 500

/**
 * Makes these rows all that each of the customers has in a table, with their months of the data year. Customers that are
 * new are made; the data version of a customer is raised when anything of his changed.
 *
 * Rows are decoded and stand under their own customer's id; that no id is repeated, the caller has checked.
 */
export async function replaceRecords(
  trx: Transaction<Schema>,
  table: RecordKind,
  rowsByCustomer: ReadonlyMap<string, readonly DecodedRow[]>,
): Promise<Changes> {
  const customerIds = [...rowsByCustomer.keys()].toSorted()
  const changes: Changes = { added: 0, changed: 0, unchanged: 0, removed: 0 }
  await lockCustomers(trx, customerIds)
  for (const chunk of chunks(customerIds, CUSTOMERS_AT_A_TIME)) {
    const before = await readRecords(trx, table, chunk.map(admitCommand))
    const after = chunk.flatMap((customerId) => rowsByCustomer.get(customerId) ?? [])
    const { added, changed, removed } = compare(table, before, after)
    await writeRows(trx, table, [...added, ...changed])
    await removeRows(trx, table, removed)
    await incrementDataVersion(trx, new Set([...added, ...changed, ...removed].map(customerOf)))
    changes.added += added.length
    changes.changed += changed.length
    changes.unchanged += after.length - added.length - changed.length
    changes.removed += removed.length
  }
  return changes
}

function compare(table: RecordKind, before: readonly DecodedRow[], after: readonly DecodedRow[]) {
  const previous = new Map(before.map((row) => [identity(table, row), content(table, row)]))
  const kept = new Set(after.map((row) => identity(table, row)))
  const isNew = (row: DecodedRow) => !previous.has(identity(table, row))
  const differs = (row: DecodedRow) => previous.get(identity(table, row)) !== content(table, row)
  return {
    added: after.filter(isNew),
    changed: after.filter((row) => !isNew(row) && differs(row)),
    removed: before.filter((row) => !kept.has(identity(table, row))),
  }
}

function identity(table: RecordKind, row: DecodedRow): string {
  return JSON.stringify([customerOf(row), itemOf(table, row)])
}

function content(table: RecordKind, row: DecodedRow): string {
  return JSON.stringify(table.stored.map((field) => toStored(field, row[field.name] ?? null)))
}
