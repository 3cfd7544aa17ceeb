import { Kysely } from 'kysely'
import type { SqlDialect } from './columnTypes.ts'
import type { Schema } from './tables/schema.ts'
import { commandTimeouts, type DatabaseTimeouts } from './timeouts.ts'

/** The service's single database handle; the opener closes it. */
export interface Database {
  readonly db: Kysely<Schema>
  readonly dialect: SqlDialect
  close(): Promise<void>
}

const SQLITE = /^sqlite:(?<file>.+)$/
const POSTGRES = /^postgres(?:ql)?:\/\//

/** Opens `sqlite:FILE` or `postgres://…` without migrating. PostgreSQL is not contacted before the first query. */
export async function openDatabase(
  url: string,
  timeouts: DatabaseTimeouts = commandTimeouts,
): Promise<Database> {
  const file = SQLITE.exec(url)?.groups?.file
  if (file !== undefined) {
    const { sqliteDialect } = await import('./sqlite.ts')
    return handle('sqlite', new Kysely<Schema>({ dialect: sqliteDialect(file, timeouts.lockMs) }))
  }
  if (POSTGRES.test(url)) {
    const { postgresDialect } = await import('./postgres.ts')
    return handle('postgres', new Kysely<Schema>({ dialect: postgresDialect(url, timeouts) }))
  }
  // The URL may contain a password, so it is not repeated.
  throw new Error('A database URL must begin with sqlite: or postgres://.')
}

function handle(dialect: SqlDialect, db: Kysely<Schema>): Database {
  return { db, dialect, close: () => db.destroy() }
}
