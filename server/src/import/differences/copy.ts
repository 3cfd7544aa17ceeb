import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { migrate } from '../../database/migrate.ts'
import { type Database, openDatabase } from '../../database/open.ts'
import { splitIntoChunks } from '../../database/splitIntoChunks.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { transact } from '../../database/transact.ts'
import { insert } from '../../database/upsert.ts'
import { recordKinds } from '../../records/recordKinds.ts'
import type { StoredRow } from '../../records/row.ts'

/** The names of the tables with what was copied begin with it, beside those that change. */
export const BEFORE = 'before_'

const CUSTOMERS_AT_A_TIME = 100

const tables = [
  'customer',
  ...recordKinds.map(({ sqlTable }) => sqlTable),
  'cash_flow',
  'kind_cash_flow',
  'valuation',
] as const

/** A temporary SQLite database, which is removed when it is disposed of. */
export interface Copy extends AsyncDisposable {
  readonly db: Kysely<Schema>
}

/** Copies what is stored of some customers into a temporary database, twice: to be changed, and to be compared with. */
export async function copyCustomers(
  db: Kysely<Schema>,
  customerIds: readonly string[],
): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-import-'))
  const database = await openDatabase(`sqlite:${join(folder, 'copy.db')}`)
  const copy = {
    db: database.db,
    [Symbol.asyncDispose]: async () => {
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
  try {
    await migrate(database)
    await fill(database, db, customerIds)
    return copy
  } catch (error) {
    await copy[Symbol.asyncDispose]()
    throw error
  }
}

async function fill(
  copy: Database,
  db: Kysely<Schema>,
  customerIds: readonly string[],
): Promise<void> {
  await transact(copy.db, async (trx) => {
    for (const chunk of splitIntoChunks(customerIds, CUSTOMERS_AT_A_TIME))
      for (const table of tables) {
        const column = sql.ref(table === 'customer' ? 'id' : 'customer_id')
        const { rows } = await sql<StoredRow>`
          select * from ${sql.table(table)} where ${column} in (${sql.join(chunk)})`.execute(db)
        const columns = Object.keys(rows[0] ?? {})
        await insert(trx, table, {
          columns,
          rows: rows.map((row) => columns.map((name) => row[name] ?? null)),
        })
      }
    for (const table of tables) {
      const before = `${BEFORE}${table}`
      await sql`create table ${sql.table(before)} as select * from ${sql.table(table)}`.execute(trx)
      const column = table === 'customer' ? 'id' : 'customer_id'
      await sql`create index ${sql.id(`${before}_key`)} on ${sql.table(before)} (${sql.ref(column)})`.execute(
        trx,
      )
    }
  })
}
