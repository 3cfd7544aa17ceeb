import { sql, type Transaction } from 'kysely'
import { columnTypes } from './columnTypes.ts'
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
  const types = columnTypes[database.dialect]
  return await database.db.transaction().execute(async (trx) => {
    // On SQLite, the transaction itself is the lock.
    if (database.dialect === 'postgres')
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    const pending = await findPending(trx)
    for (const [name, migration] of pending) {
      await migration(trx, types)
      await sql`insert into migration (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
        trx,
      )
    }
    return pending.map(([name]) => name)
  })
}

async function findPending(trx: Transaction<Schema>) {
  await sql`create table if not exists migration (name text primary key, applied_at text not null)`.execute(
    trx,
  )
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(trx)
  const applied = new Set(rows.map((row) => row.name))
  const unknown = [...applied].filter((name) => !(name in migrations))
  if (unknown.length > 0)
    throw new Error(`The database is newer than this program: it has ${unknown.join(', ')}.`)
  return Object.entries(migrations).filter(([name]) => !applied.has(name))
}
