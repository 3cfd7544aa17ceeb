import { type Kysely, sql, type Transaction } from 'kysely'
import { columnTypes, type SqlDialect } from './columnTypes.ts'
import { migrations } from './migrations.ts'
import type { Database } from './open.ts'
import type { Schema } from './tables/schema.ts'

/** Arbitrary key of the advisory lock. */
const LOCK = 2025_0001

/**
 * Migrates the database to the latest version in one transaction. Concurrent processes wait for the first and find nothing
 * left to do. Returns the names of the migrations applied. Throws if the database is newer than this program.
 */
export async function migrate(database: Database): Promise<string[]> {
  return await database.db.transaction().execute(async (trx) => {
    // On SQLite, the transaction itself is the lock.
    if (database.dialect === 'postgres')
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    const pending = await findPending(trx)
    await applyMigrations(trx, database.dialect, pending)
    return pending
  })
}

/** Applies migrations, by name, to a database that has none of them, and records them. */
export async function applyMigrations(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  names: readonly string[],
): Promise<void> {
  await createRecord(trx)
  for (const name of names) {
    await migrations[name]?.(trx, columnTypes[dialect])
    await sql`insert into migration (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
      trx,
    )
  }
}

/** Lists the migrations that a database has, by name. */
export async function listMigrations(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function createRecord(trx: Transaction<Schema>): Promise<void> {
  await sql`create table if not exists migration (name text primary key, applied_at text not null)`.execute(
    trx,
  )
}

async function findPending(trx: Transaction<Schema>) {
  await createRecord(trx)
  const applied = new Set(await listMigrations(trx))
  const unknown = [...applied].filter((name) => !(name in migrations))
  if (unknown.length > 0)
    throw new Error(`The database is newer than this program: it has ${unknown.join(', ')}.`)
  return Object.keys(migrations).filter((name) => !applied.has(name))
}
