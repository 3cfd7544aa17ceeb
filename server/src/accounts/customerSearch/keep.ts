import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../database/open.ts'
import { splitIntoChunks } from '../../database/splitIntoChunks.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { listSearchParts } from './parts.ts'

/** What `customer.searchable` is once the customer's parts are those of today's `listSearchParts`; raised when these change. */
const CURRENT = 2
/** Each has some thirty parts. */
const CUSTOMERS_AT_A_TIME = 1000
const PARTS_PER_STATEMENT = 5000

/** Lets the search find customers by their ids and addresses as they are now; belongs into the transaction that changes them. */
export async function updateCustomerSearch(
  trx: Transaction<Schema>,
  customerIds: readonly string[],
): Promise<void> {
  for (const chunk of splitIntoChunks(customerIds, CUSTOMERS_AT_A_TIME)) {
    // Holds the customers until the transaction ends: of two changes the second sees what the first has written.
    await trx
      .updateTable('customer')
      .set({ searchable: CURRENT })
      .where('id', 'in', chunk)
      .execute()
    await trx.deleteFrom('customer_search').where('customer_id', 'in', chunk).execute()
    await insertParts(trx, chunk)
  }
}

/** The same for those of the customers that are not in the search as it is now. */
export async function addToCustomerSearch(
  trx: Transaction<Schema>,
  customerIds: readonly string[],
): Promise<void> {
  for (const chunk of splitIntoChunks(customerIds, CUSTOMERS_AT_A_TIME)) {
    const outdated = await trx
      .updateTable('customer')
      .set({ searchable: CURRENT })
      .where('id', 'in', chunk)
      .where('searchable', '<', CURRENT)
      .returning('id')
      .execute()
    if (outdated.length === 0) continue
    const ids = outdated.map(({ id }) => id)
    await trx.deleteFrom('customer_search').where('customer_id', 'in', ids).execute()
    await insertParts(trx, ids)
  }
}

/**
 * Adds all customers that are not in the search, or as an older version found them: those from before, and those that a process
 * of an older version makes meanwhile. Processes that do this together share the work.
 */
export async function completeCustomerSearch({ db }: Pick<Database, 'db'>): Promise<void> {
  for (;;) {
    const missing = await db
      .selectFrom('customer')
      .select('id')
      .where('searchable', '<', sql.lit(CURRENT))
      .orderBy('id')
      .limit(CUSTOMERS_AT_A_TIME)
      .execute()
    if (missing.length === 0) return
    const ids = missing.map(({ id }) => id)
    await db.transaction().execute((trx) => addToCustomerSearch(trx, ids))
  }
}

async function insertParts(
  trx: Transaction<Schema>,
  customerIds: readonly string[],
): Promise<void> {
  const customers = await trx
    .selectFrom('customer')
    .select(['id', selectFirstEmail('customer.id').as('email')])
    .where('id', 'in', customerIds)
    .execute()
  const rows = customers.flatMap(({ id, email }) =>
    [...listSearchParts([id, email])].map((part) => ({ part, customer_id: id })),
  )
  // In the order of the index, neighbours are written together.
  rows.sort((one, other) => (one.part < other.part ? -1 : 1))
  for (const chunk of splitIntoChunks(rows, PARTS_PER_STATEMENT))
    await trx.insertInto('customer_search').values(chunk).execute()
}

/** The address of the account that a customer had first, as an SQL expression; empty as long as nobody signed up. */
export function selectFirstEmail(customerIdColumn: string): RawBuilder<string> {
  return sql<string>`coalesce((
    select email from account_link
    where account_link.customer_id = ${sql.ref(customerIdColumn)}
    order by account_link.created_at, account_link.issuer, account_link.subject limit 1
  ), '')`
}
