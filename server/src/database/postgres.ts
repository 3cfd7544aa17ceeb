import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import type { Patience } from './patience.ts'
import { PostgresDriver } from './postgres/driver.ts'
import { ConnectionPool } from './postgres/pool.ts'

/** Kysely's PostgreSQL dialect on a pool of connections. */
export function postgresDialect(url: string, patience: Patience): Dialect {
  const pool = new ConnectionPool({ connectionString: url, types: { getTypeParser } }, patience)
  return {
    createDriver: () => new PostgresDriver(pool),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}

/** As pg's own, except that int8 becomes a number, which is what SQLite gives; pg gives a string. */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  oid === pg.types.builtins.INT8 && format !== 'binary'
    ? readSafeInteger
    : pg.types.getTypeParser(oid, format)

function readSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is no exact number.`)
  return value
}
