import { setImmediate } from 'node:timers/promises'
import { type InsertObject, type Kysely, sql, type Transaction } from 'kysely'
import { compileOnce } from '../../platform/database/compileOnce.ts'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { addToCustomerSearch } from '../accounts/customerSearch/entries.ts'

const IDS_PER_STATEMENT = 1000
/** Customers whose versions are summed at a time, which takes a millisecond or two. */
const VERSIONS_PAGE = 5000
/** A literal: as a parameter, SQLite would divide by a floating-point number. */
const VERSION_PART = sql.lit(1_000_000)

/**
 * Creates missing customers and locks all of them until the transaction ends, which serialises changes to one customer's
 * records. Locks are taken in the order of the ids, which avoids deadlocks.
 */
export async function lockCustomers(
  trx: Transaction<Schema>,
  customerIds: Iterable<string>,
): Promise<void> {
  const now = new Date()
  for (const ids of splitIntoChunks([...customerIds].toSorted(), IDS_PER_STATEMENT)) {
    await trx
      .insertInto('customer')
      .values(ids.map((id) => newCustomer(id, now)))
      // A no-op update takes the row's lock, which "do nothing" would not.
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: sql`excluded.id` }))
      .execute()
    await addToCustomerSearch(trx, ids)
  }
}

/** Creates a customer; returns false if the id exists. */
export async function addCustomer(
  trx: Transaction<Schema>,
  customerId: string,
  now = new Date(),
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('customer')
    .values(newCustomer(customerId, now))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  const isNew = numInsertedOrUpdatedRows === 1n
  if (isNew) await addToCustomerSearch(trx, [customerId])
  return isNew
}

function newCustomer(id: string, now: Date): InsertObject<Schema, 'customer'> {
  return {
    id,
    data_version: now.getTime(),
    created_at: now.toISOString(),
    // Documents of a deleted customer of the same id keep their numbers.
    last_document_number: sql<number>`(
      select coalesce(max(number), 0) from withheld_document where customer_id = ${id})`,
  }
}

/**
 * Raises the version from which these customers' ETags derive to the current time in milliseconds, or by one if it has passed
 * that; to be called in the transaction of every change.
 */
export async function incrementDataVersion(
  trx: Transaction<Schema>,
  customerIds: Iterable<string>,
): Promise<void> {
  const now = Date.now()
  for (const chunk of splitIntoChunks([...customerIds].toSorted(), IDS_PER_STATEMENT)) {
    await trx
      .updateTable('customer')
      .set((eb) => ({
        data_version: eb
          .case()
          .when('data_version', '<', now)
          .then(sql<number>`cast(${now} as bigint)`)
          .else(eb('data_version', '+', 1))
          .end(),
      }))
      .where('id', 'in', chunk)
      .execute()
  }
}

const selectDataVersion = compileOnce((db, customerId: string) =>
  db.selectFrom('customer').select('data_version').where('id', '=', customerId).compile(),
)

/** Returns the data version of a customer; null if there is no such customer. */
export async function readDataVersion(
  db: Kysely<Schema>,
  customerId: string,
): Promise<number | null> {
  const [customer] = await selectDataVersion(db, customerId)
  return customer?.data_version ?? null
}

/** What stands for the data versions of a page of customers; no two states of them have the same. */
interface VersionSums {
  readonly last: string
  readonly customers: number
  /** The sum of the versions, in two parts: as one it is no safe integer. */
  readonly upper: number
  readonly lower: number
}

const selectVersionSums = compileOnce((db, after: string) =>
  db
    .selectFrom(
      db
        .selectFrom('customer')
        .select(['id', 'data_version'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(VERSIONS_PAGE)
        .as('page'),
    )
    .select([
      sql<string>`coalesce(max(id), '')`.as('last'),
      sql<number>`count(*)`.as('customers'),
      sql<number>`cast(coalesce(sum(data_version / ${VERSION_PART}), 0) as bigint)`.as('upper'),
      sql<number>`cast(coalesce(sum(data_version % ${VERSION_PART}), 0) as bigint)`.as('lower'),
    ])
    .compile(),
)

/** Reads sums that change with the data version of any customer, page by page, yielding to other requests in between. */
export async function readVersionSums(db: Kysely<Schema>): Promise<VersionSums[]> {
  const pages: VersionSums[] = []
  for (let after = ''; ; await setImmediate()) {
    const [sums] = await selectVersionSums(db, after)
    if (!sums || sums.customers === 0) return pages
    pages.push(sums)
    after = sums.last
  }
}
