import { type Kysely, sql, type Transaction } from 'kysely'
import { columnTypes, type SqlDialect } from './columnTypes.ts'
import type { Migration } from './migration.ts'
import { migrations, neededMigrations } from './migrations.ts'
import type { Database } from './open.ts'
import type { Schema } from './tables/schema.ts'
import { DatabaseTooNew } from './tooNew.ts'
import { transact } from './transact.ts'

/** Arbitrary key of the advisory lock. */
const LOCK = 2025_0001

/** The migrations that a program knows. */
export interface Release {
  /** By name, in order. */
  readonly migrations: Readonly<Record<string, Migration>>
  /** As `neededMigrations`. */
  readonly needed: Readonly<Record<string, string>>
}

const thisRelease: Release = { migrations, needed: neededMigrations }

/**
 * Migrates the database to the latest version in one transaction. Concurrent processes wait for the first and find nothing
 * left to do. Returns the names of the migrations applied: none if the database is newer than this program. Throws
 * DatabaseTooNew if the two do not work together.
 */
export async function migrate(database: Database, release = thisRelease): Promise<string[]> {
  return await transact(database.db, async (trx) => {
    // On SQLite, the transaction itself is the lock.
    if (database.dialect === 'postgres')
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    const pending = await findPending(trx, release)
    await applyMigrations(trx, database.dialect, pending, release)
    return pending
  })
}

/** Applies migrations, by name, to a database that has none of them, and records them. */
export async function applyMigrations(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  names: readonly string[],
  release = thisRelease,
): Promise<void> {
  await createRecord(trx)
  for (const name of names) {
    await release.migrations[name]?.(trx, columnTypes[dialect])
    await sql`insert into migration (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
      trx,
    )
    await raiseNeeded(trx, release.needed[name])
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

async function findPending(trx: Transaction<Schema>, release: Release): Promise<string[]> {
  await createRecord(trx)
  const applied = new Set(await listMigrations(trx))
  if ([...applied].some((name) => !(name in release.migrations))) await checkNeeded(trx, release)
  return Object.keys(release.migrations).filter((name) => !applied.has(name))
}

/** Throws DatabaseTooNew if the release lacks a migration that the database needs programs to know. */
async function checkNeeded(trx: Transaction<Schema>, release: Release): Promise<void> {
  const { needed_migration: needed } = await trx
    .selectFrom('service')
    .select('needed_migration')
    .executeTakeFirstOrThrow()
  if (needed !== null && !(needed in release.migrations)) throw new DatabaseTooNew(needed)
}

/** Records what programs must know from now on, unless that is known to be more already. */
async function raiseNeeded(trx: Transaction<Schema>, needed: string | undefined): Promise<void> {
  if (needed === undefined) return
  await trx
    .updateTable('service')
    .set({ needed_migration: needed })
    .where(({ or, eb }) =>
      or([eb('needed_migration', 'is', null), eb('needed_migration', '<', needed)]),
    )
    .execute()
}
