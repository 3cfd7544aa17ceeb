import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import { addToCustomerSearch } from '../accounts/customerSearch/keep.ts'
import { compileOnce } from '../database/compileOnce.ts'
import { readPages } from '../database/pages.ts'
import { splitIntoChunks } from '../database/splitIntoChunks.ts'
import type { CustomerTable } from '../database/tables/customers.ts'
import type { Schema } from '../database/tables/schema.ts'

const IDS_PER_STATEMENT = 1000
const VERSIONS_PAGE = 2000

/**
 * Creates missing customers and locks all of them until the transaction ends, which serialises changes to one customer's
 * records. Locks are taken in the order of the ids, which avoids deadlocks.
 */
export async function lockCustomers(
  trx: Transaction<Schema>,
  customerIds: Iterable<string>,
): Promise<void> {
  const now = new Date()
  const customers = [...customerIds].toSorted().map((id) => newCustomer(id, now))
  for (const chunk of splitIntoChunks(customers, IDS_PER_STATEMENT)) {
    await trx
      .insertInto('customer')
      .values(chunk)
      // A no-op update takes the row's lock, which "do nothing" would not.
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: sql`excluded.id` }))
      .execute()
    await addToCustomerSearch(
      trx,
      chunk.map(({ id }) => id),
    )
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

function newCustomer(id: string, now: Date): Insertable<CustomerTable> {
  return {
    id,
    data_version: now.getTime(),
    created_at: now.toISOString(),
    last_document_number: 0,
  }
}

/** Increments the version from which these customers' ETags derive; to be called in the transaction of every change. */
export async function incrementDataVersion(
  trx: Transaction<Schema>,
  customerIds: Iterable<string>,
): Promise<void> {
  for (const chunk of splitIntoChunks([...customerIds].toSorted(), IDS_PER_STATEMENT)) {
    await trx
      .updateTable('customer')
      .set((eb) => ({ data_version: eb('data_version', '+', 1) }))
      .where('id', 'in', chunk)
      .execute()
  }
}

const selectDataVersion = compileOnce((db, customerId: string) =>
  db.selectFrom('customer').select('data_version').where('id', '=', customerId),
)

/** Returns the data version of a customer; null if there is no such customer. */
export async function readDataVersion(
  db: Kysely<Schema>,
  customerId: string,
): Promise<number | null> {
  const [customer] = await selectDataVersion(db, customerId)
  return customer?.data_version ?? null
}

/** Reads the ids and data versions of all customers in pages, sorted by id. */
export function readAllDataVersions(
  db: Kysely<Schema>,
): AsyncIterable<readonly Pick<CustomerTable, 'id' | 'data_version'>[]> {
  return readPages(VERSIONS_PAGE, (last: Pick<CustomerTable, 'id' | 'data_version'> | null) =>
    db
      .selectFrom('customer')
      .select(['id', 'data_version'])
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(VERSIONS_PAGE)
      .execute(),
  )
}
