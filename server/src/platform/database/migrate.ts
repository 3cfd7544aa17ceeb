import { type Kysely, sql, type Transaction } from 'kysely'
import { columnTypes, type SqlDialect } from './columnTypes.ts'
import type { Migration } from './migration.ts'
import { refuseOldProgram, refuseWhileInUse } from './migrationRefused.ts'
import { type MigrationName, migrations, neededMigrations } from './migrations.ts'
import type { Database } from './open.ts'
import type { Schema } from './tables/schema.ts'
import { transact } from './transact.ts'

/** Arbitrary key of the advisory lock. */
const LOCK = 2025_0001
/** PostgreSQL: how long a migration waits for a table, since everybody else waits behind it. */
const LOCK_TIMEOUT = '1s'
/** PostgreSQL's SQLSTATE after that time. */
const LOCK_NOT_AVAILABLE = '55P03'
/** The migration that added `service.needed_migration`. */
const NEEDED_SINCE = '0020_outbox' satisfies MigrationName

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
 * MigrationRefused if the two do not work together, or if long transactions use the tables to be altered.
 */
export async function migrate(database: Database, release = thisRelease): Promise<string[]> {
  try {
    return await transact(database.db, (trx) => migrateWithin(trx, database.dialect, release))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)
      throw refuseWhileInUse(error)
    throw error
  }
}

/** As `migrate`, in a transaction. */
export async function migrateWithin(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  release = thisRelease,
): Promise<string[]> {
  if (dialect === 'postgres') {
    // On SQLite, the transaction itself is the lock.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx)
  }
  const pending = await findPending(trx, release)
  await applyMigrations(trx, dialect, pending, release)
  return pending
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

/** Returns the newest migration of a database that the program does not know; undefined if the database is not newer. */
export async function findNewer(db: Kysely<Schema>): Promise<string | undefined> {
  return (await listMigrations(db)).findLast((name) => !(name in migrations))
}

async function createRecord(trx: Transaction<Schema>): Promise<void> {
  await sql`create table if not exists migration (name text primary key, applied_at text not null)`.execute(
    trx,
  )
}

async function findPending(trx: Transaction<Schema>, release: Release): Promise<string[]> {
  await createRecord(trx)
  const applied = await listMigrations(trx)
  const unknown = applied.findLast((name) => !(name in release.migrations))
  if (unknown !== undefined) {
    // Without the column that says what is needed, nothing is known of the other program.
    if (!applied.includes(NEEDED_SINCE)) throw refuseOldProgram(unknown)
    await checkNeeded(trx, release)
  }
  return Object.keys(release.migrations).filter((name) => !applied.includes(name))
}

/** Throws MigrationRefused if the release lacks a migration that the database needs programs to know. */
async function checkNeeded(trx: Transaction<Schema>, release: Release): Promise<void> {
  const { needed_migration: needed } = await trx
    .selectFrom('service')
    .select('needed_migration')
    .executeTakeFirstOrThrow()
  if (needed !== null && !(needed in release.migrations)) throw refuseOldProgram(needed)
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
