import type { Transaction } from 'kysely'
import { incrementDataVersion, lockCustomers } from '../people/customers/store.ts'
import { splitIntoChunks } from '../platform/database/splitIntoChunks.ts'
import type { Schema } from '../platform/database/tables/schema.ts'
import { admitCommand } from '../platform/http/access.ts'
import type { Edition } from './editions.ts'
import { planReplacement } from './plan.ts'
import { createDecode, readStoredRows } from './read.ts'
import type { DatedRow } from './row.ts'
import { customerOf, removeMonths, removeRows, removeValuations, writeRows } from './statements.ts'
import { readStoredHistory, writeValuations } from './storedHistory.ts'

/** Counts of rows that a replacement added, changed, left unchanged and removed. */
export interface Changes {
  added: number
  changed: number
  unchanged: number
  removed: number
}

export interface ReplaceOptions {
  /** Whether the rows' earlier valuations are forgotten. */
  readonly forgetValuations?: boolean
}

const CUSTOMERS_AT_A_TIME = 500

/**
 * Replaces all rows of a kind that each of these customers has, with their months of the edition's years; other years stay, and so
 * do valuations of other dates. Creates missing customers, and increments the data version of those with changes.
 *
 * Rows are decoded, listed under their own customer's id, and unique by key, which the caller checks.
 */
export async function replaceRecords(
  trx: Transaction<Schema>,
  edition: Edition,
  rowsByCustomer: ReadonlyMap<string, readonly DatedRow[]>,
): Promise<Changes> {
  await lockCustomers(trx, rowsByCustomer.keys())
  return await replaceLocked(trx, edition, rowsByCustomer)
}

/** Like `replaceRecords`, for customers that `lockCustomers` has locked in this transaction. */
export async function replaceLocked(
  trx: Transaction<Schema>,
  edition: Edition,
  rowsByCustomer: ReadonlyMap<string, readonly DatedRow[]>,
  { forgetValuations = false }: ReplaceOptions = {},
): Promise<Changes> {
  const { kind } = edition
  const decode = createDecode(edition)
  const customerIds = [...rowsByCustomer.keys()].toSorted()
  const changes: Changes = { added: 0, changed: 0, unchanged: 0, removed: 0 }
  for (const chunk of splitIntoChunks(customerIds, CUSTOMERS_AT_A_TIME)) {
    const stored = await readStoredRows(trx, edition, chunk.map(admitCommand))
    const before = stored.map((row) => ({
      ...decode(row),
      listed: row.present === 1,
    }))
    const after = chunk.flatMap((customerId) => rowsByCustomer.get(customerId) ?? [])
    const stated = after.map(({ row }) => row)
    if (forgetValuations) await removeValuations(trx, kind, stated)
    const history = await readStoredHistory(trx, kind, chunk)
    const plan = planReplacement(edition, before, after, history)
    const { added, changed, shortened, removed, valued } = plan
    const written = [...added, ...changed]
    await writeRows(trx, edition, written)
    await writeValuations(trx, kind, valued)
    await removeMonths(trx, edition, shortened)
    await removeRows(trx, kind, removed)
    const touched = [...written, ...shortened].map(({ row }) => row)
    await incrementDataVersion(trx, new Set([...touched, ...removed].map(customerOf)))
    changes.added += added.length
    changes.changed += changed.length
    changes.unchanged += after.length - added.length - changed.length
    changes.removed += shortened.length + removed.length
  }
  return changes
}
