import { sortKey } from '@hausblick/figures/sortKey.ts'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/database/open.ts'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { insert } from '../../../platform/database/upsert.ts'
import { listSearchParts } from './parts.ts'

/** The version of `listSearchParts`, recorded in `customer.searchable`; to be raised when the parts change. */
const CURRENT = 4
/** Each has about thirty parts. */
const CUSTOMERS_AT_A_TIME = 1000

/** Rewrites the search entries of customers; call it in the transaction that changes their ids, names or email addresses. */
export async function updateCustomerSearch(
  trx: Transaction<Schema>,
  customerIds: readonly string[],
): Promise<void> {
  for (const chunk of splitIntoChunks(customerIds, CUSTOMERS_AT_A_TIME)) {
    // Locks the rows until the transaction ends, so that a concurrent change sees what this one wrote.
    await trx
      .updateTable('customer')
      .set({ searchable: CURRENT })
      .where('id', 'in', chunk)
      .execute()
    await trx.deleteFrom('customer_search').where('customer_id', 'in', chunk).execute()
    await insertParts(trx, chunk)
  }
}

/** Writes the search entries of those customers whose entries are missing or outdated. */
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
 * Writes all missing and outdated search entries, those left by processes of older versions included. Concurrent processes
 * share the work.
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
    if (missing.length === 0) break
    const ids = missing.map(({ id }) => id)
    await transact(db, (trx) => addToCustomerSearch(trx, ids))
  }
  await completeLabels(db)
}

/** Stores the sort keys that an older version has not. */
async function completeLabels(db: Kysely<Schema>): Promise<void> {
  for (;;) {
    const unlabelled = await transact(db, async (trx) => {
      const customers = await trx
        .selectFrom('customer')
        .select(['id', 'name', selectFirstEmail('customer.id').as('email')])
        .where('label_key', '=', sql.lit(''))
        .orderBy('id')
        .limit(CUSTOMERS_AT_A_TIME)
        .execute()
      await updateLabels(trx, customers)
      return customers.length
    })
    if (unlabelled === 0) return
  }
}

/** Stores the sort keys of the customers' labels. */
async function updateLabels(
  trx: Transaction<Schema>,
  customers: readonly { readonly id: string; readonly name: string; readonly email: string }[],
): Promise<void> {
  if (customers.length === 0) return
  const keys = customers.map(({ id, name, email }) => sql`(${id}, ${sortKey(name || email || id)})`)
  await sql`with label (id, key) as (values ${sql.join(keys)})
    update customer set label_key = label.key from label where customer.id = label.id`.execute(trx)
}

async function insertParts(
  trx: Transaction<Schema>,
  customerIds: readonly string[],
): Promise<void> {
  const customers = await trx
    .selectFrom('customer')
    .select(['id', 'name', selectFirstEmail('customer.id').as('email')])
    .where('id', 'in', customerIds)
    .execute()
  await updateLabels(trx, customers)
  const rows = customers.flatMap(({ id, name, email }) =>
    Array.from(listSearchParts([id, email, name]), (part) => [part, id] as const),
  )
  // Writing in the order of the index touches each of its pages once.
  rows.sort(([one], [other]) => (one < other ? -1 : 1))
  await insert(trx, 'customer_search', { columns: ['part', 'customer_id'], rows })
}

/** Returns the SQL expression for the email address of a customer's first account; empty if there is none. */
export function selectFirstEmail(customerIdColumn: string): RawBuilder<string> {
  const customerId = sql.ref(customerIdColumn)
  return sql<string>`coalesce((
    select email from (
      select issuer, subject, email, created_at from account_link where customer_id = ${customerId}
      union all
      select account_link.issuer, account_link.subject, email, further_customer.created_at
      from further_customer join account_link
        on account_link.issuer = further_customer.issuer
        and account_link.subject = further_customer.subject
      where further_customer.customer_id = ${customerId}
    ) as person
    order by created_at, issuer, subject limit 1
  ), '')`
}
