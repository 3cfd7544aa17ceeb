import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { SqliteFileDriver } from './sqlite/driver.ts'

/** Kysely's SQLite dialect on the runtime's own SQLite. A file that does not exist is made. */
export function sqliteDialect(file: string, patienceMs: number): Dialect {
  return {
    createDriver: () => new SqliteFileDriver(file, patienceMs),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ConcurrentAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** Lets Kysely ask for connections while others are in use; the driver takes care of turns. */
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}
