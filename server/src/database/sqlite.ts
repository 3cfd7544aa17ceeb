import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { SqliteFileDriver } from './sqlite/driver.ts'

/** Creates Kysely's SQLite dialect on `node:sqlite`. Creates the file if missing. */
export function sqliteDialect(file: string, lockMs: number): Dialect {
  return {
    createDriver: () => new SqliteFileDriver(file, lockMs),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ConcurrentAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** Lets Kysely acquire connections concurrently; the driver serialises writes itself. */
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}
