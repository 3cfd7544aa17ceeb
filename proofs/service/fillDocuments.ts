import { lockCustomers } from '@hausblick/server/src/customers/store.ts'
import type { Database } from '@hausblick/server/src/database/open.ts'
import { completeListKeys } from '@hausblick/server/src/documents/listKeys/update.ts'
import { sql } from 'kysely'
import { indexDocuments } from './documents.ts'

/** Customers with documents of their own; the others have copies of theirs. */
const ORIGINALS = 10
const DOCUMENTS_PER_CUSTOMER = 500
/** A table, and what its rows are sorted by, so that each page of its index is touched once. */
const TABLES = { document: 'number', listing: 'number', listing_word: 'word' }

/** Returns the id of a customer by its index. */
const customerIdOf = (index: number) => `K-${100_000 + index}`

/**
 * Fills a migrated database with about `count` listed documents of customers with 500 each, without bytes. A million takes
 * about a minute: rows are copied within the database.
 */
export async function fillDocuments(database: Database, count: number): Promise<void> {
  const { db, dialect } = database
  const customers = Math.max(ORIGINALS, Math.round(count / DOCUMENTS_PER_CUSTOMER))
  const ids = Array.from({ length: customers }, (_, index) => customerIdOf(index))
  await db.transaction().execute((trx) => lockCustomers(trx, ids))
  const originals = ids.slice(0, ORIGINALS)
  for (const id of originals) await indexDocuments(database, id, DOCUMENTS_PER_CUSTOMER)
  await completeListKeys(database)
  for (const [table, order] of Object.entries(TABLES)) {
    const indexes = await dropIndexes(database, table)
    // Foreign keys are checked by triggers, for each row.
    if (dialect === 'postgres')
      await sql`alter table ${sql.table(table)} disable trigger all`.execute(db)
    await copyRows(database, table, order)
    if (dialect === 'postgres')
      await sql`alter table ${sql.table(table)} enable trigger all`.execute(db)
    for (const index of indexes) await sql.raw(index).execute(db)
  }
  await sql`${sql.raw(dialect === 'sqlite' ? 'analyze' : 'vacuum analyze')}`.execute(db)
}

/** Copies the originals' rows to the other customers with the same last digit. */
async function copyRows({ db }: Database, table: string, order: string): Promise<void> {
  const tables = await db.introspection.getTables()
  const columns = tables.find(({ name }) => name === table)?.columns ?? []
  const copied = columns.map(({ name }) => {
    if (name === 'customer_id') return sql`copy.id`
    if (name === 'storage_key') return sql`copy.id || '-' || number`
    if (name === 'file_name' || name === 'listed_as')
      return sql`replace(${sql.ref(`original.${name}`)}, original.customer_id, copy.id)`
    return sql.ref(`original.${name}`)
  })
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    select ${sql.join(copied)}
    from ${sql.table(table)} as original
    join customer as copy on substr(copy.id, length(copy.id)) = substr(original.customer_id, length(original.customer_id))
    where copy.id >= ${customerIdOf(ORIGINALS)} and copy.id <= ${customerIdOf(800_000)}
    order by ${sql.ref(`original.${order}`)}, copy.id`.execute(db)
}

/** Drops the indexes of a table that are not part of its constraints; returns the statements that create them. */
async function dropIndexes({ db, dialect }: Database, table: string): Promise<string[]> {
  const list =
    dialect === 'sqlite'
      ? sql<{ name: string; definition: string }>`
          select name, sql as definition from sqlite_master
          where type = 'index' and tbl_name = ${table} and sql is not null`
      : sql<{ name: string; definition: string }>`
          select indexname as name, indexdef as definition from pg_indexes
          where tablename = ${table} and indexname not in (select conname from pg_constraint)`
  const { rows } = await list.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db)
  return rows.map(({ definition }) => definition)
}
