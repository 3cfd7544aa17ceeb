import { type Kysely, sql } from 'kysely'
import { readPages } from '../../../platform/database/pages.ts'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { openTemporary } from '../../../platform/database/temporary.ts'
import { insert } from '../../../platform/database/upsert.ts'
import { recordKinds } from '../../../records/recordKinds.ts'
import type { StoredRow } from '../../../records/row.ts'

const CUSTOMERS_AT_A_TIME = 500
const ROWS_AT_A_TIME = 1000

/** The schema in which a copy keeps what is stored, apart from what is written to it. */
export const STORED = 'stored'

/** The tables that are copied, with the columns of their keys. */
const tables: readonly (readonly [table: keyof Schema & string, key: readonly string[]])[] = [
  ['customer', ['id']],
  ...recordKinds.map(({ sqlTable, keyColumns }) => [sqlTable, keyColumns] as const),
  ['cash_flow', ['customer_id', 'kind', 'item_id', 'year']],
  ['kind_cash_flow', ['customer_id', 'kind', 'item_id', 'year']],
  ['valuation', ['customer_id', 'kind', 'item_id', 'valuation_date']],
]

/** Copies what is stored of some customers into a temporary database, which is to be destroyed, and again into its schema `stored`. */
export async function copyCustomers(
  db: Kysely<Schema>,
  customerIds: readonly string[],
): Promise<Kysely<Schema>> {
  const copy = await openTemporary()
  try {
    for (const [table, key] of tables)
      for (const chunk of splitIntoChunks(customerIds, CUSTOMERS_AT_A_TIME))
        await copyTable(db, copy, table, key, chunk)
    await keepStored(copy)
    return copy
  } catch (error) {
    await copy.destroy()
    throw error
  }
}

async function keepStored(copy: Kysely<Schema>): Promise<void> {
  await sql`attach '' as ${sql.ref(STORED)}`.execute(copy)
  for (const [table, key] of tables) {
    const stored = sql.id(STORED, table)
    await sql`create table ${stored} as select * from main.${sql.id(table)}`.execute(copy)
    await sql`
      create unique index ${sql.id(STORED, `${table}_key`)}
      on ${sql.id(table)} (${sql.join(key.map((name) => sql.ref(name)))})`.execute(copy)
  }
}

async function copyTable(
  db: Kysely<Schema>,
  copy: Kysely<Schema>,
  table: keyof Schema & string,
  key: readonly string[],
  customerIds: readonly string[],
): Promise<void> {
  const keyColumns = sql.join(key.map((name) => sql.ref(name)))
  const pages = readPages<StoredRow>(ROWS_AT_A_TIME, async (last) => {
    const after =
      last === null
        ? sql``
        : sql`and (${keyColumns}) > (${sql.join(key.map((name) => last[name]))})`
    const { rows } = await sql<StoredRow>`
      select * from ${sql.table(table)}
      where ${sql.ref(key[0] ?? '')} in (${sql.join(customerIds)}) ${after}
      order by ${keyColumns} limit ${sql.lit(ROWS_AT_A_TIME)}`.execute(db)
    return rows
  })
  for await (const page of pages) {
    const columns = Object.keys(page[0] ?? {})
    const rows = page.map((row) => columns.map((name) => row[name] ?? null))
    await copy.transaction().execute((trx) => insert(trx, table, { columns, rows }))
  }
}
