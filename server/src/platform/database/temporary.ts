import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { applyMigrations } from './migrate.ts'
import { migrations } from './migrations.ts'
import { adapt } from './sqlite/handle.ts'
import type { Schema } from './tables/schema.ts'

/** SQLite's name for a temporary file that nobody else can open and that is deleted on close, or when the process ends. */
const TEMPORARY_FILE = ''

/** Opens an empty database with all tables, to try changes on. It has one connection, and no transaction in it is rolled back. */
export async function openTemporary(): Promise<Kysely<Schema>> {
  const database = new DatabaseSync(TEMPORARY_FILE, { enableForeignKeyConstraints: false })
  database.exec('pragma journal_mode = off')
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(database) }) })
  await db.transaction().execute((trx) => applyMigrations(trx, 'sqlite', Object.keys(migrations)))
  return db
}
