import { Kysely } from 'kysely'
import type { SqlDialect } from './columnTypes.ts'
import { commandPatience, type Patience } from './patience.ts'
import type { Schema } from './tables/schema.ts'

/** The one handle of the service's database; whoever opened it closes it. */
export interface Database {
  readonly db: Kysely<Schema>
  readonly dialect: SqlDialect
  close(): Promise<void>
}

const SQLITE = /^sqlite:(?<file>.+)$/
const POSTGRES = /^postgres(?:ql)?:\/\//

/** Opens `sqlite:FILE` or `postgres://…`. Nothing is migrated; on PostgreSQL nothing is connected before the first query. */
export async function openDatabase(
  url: string,
  patience: Patience = commandPatience,
): Promise<Database> {
  const file = SQLITE.exec(url)?.groups?.file
  if (file !== undefined) {
    const { sqliteDialect } = await import('./sqlite.ts')
    return handle('sqlite', new Kysely<Schema>({ dialect: sqliteDialect(file, patience.lockMs) }))
  }
  if (POSTGRES.test(url)) {
    const { postgresDialect } = await import('./postgres.ts')
    return handle('postgres', new Kysely<Schema>({ dialect: postgresDialect(url, patience) }))
  }
  // The url may hold a password, so it is not repeated.
  throw new Error('A database url begins with sqlite: or postgres://.')
}

function handle(dialect: SqlDialect, db: Kysely<Schema>): Database {
  return { db, dialect, close: () => db.destroy() }
}
