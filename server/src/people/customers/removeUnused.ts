import { sql, type Transaction } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

const CUSTOMERS_AT_A_TIME = 500

/** The tables that say more of customers than that there is one, but for what is said of those gone. */
const tables = [
  ...['portfolio', 'object_overview', 'object', 'property_overview', 'property', 'credit'],
  ...['credit_terms', 'amounts_by_kind', 'cash_flow', 'kind_cash_flow', 'valuation', 'document'],
  ...['document_text', 'account_link', 'further_customer', 'guest', 'invitation', 'calendar_feed'],
  ...[
    'depreciation',
    'place_profile',
    'place_picture',
    'deletion_request',
    'report',
    'report_run',
    'reminder',
  ],
]

/** Deletes those of the given customers, locked before, that have no stored data and no linked account. */
export async function removeUnused(
  trx: Transaction<Schema>,
  customerIds: readonly string[],
): Promise<void> {
  const unused = tables.map(
    (table) =>
      sql`not exists (select 1 from ${sql.table(table)} as t where t.customer_id = customer.id)`,
  )
  for (const ids of splitIntoChunks(customerIds, CUSTOMERS_AT_A_TIME)) {
    const { rows } = await sql<{ id: string }>`
      select id from customer
      where id in (${sql.join(ids)}) and ${sql.join(unused, sql` and `)}`.execute(trx)
    const gone = rows.map(({ id }) => id)
    if (gone.length === 0) continue
    await trx.deleteFrom('customer_search').where('customer_id', 'in', gone).execute()
    await trx.deleteFrom('customer').where('id', 'in', gone).execute()
    // Their units, with the names of tenants, may still be indexed.
    await trx.updateTable('service').set({ unused_words_since: new Date().toISOString() }).execute()
  }
}
