import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { PostgresDriver } from './postgres/driver.ts'
import { ConnectionPool } from './postgres/pool.ts'
import type { DatabaseTimeouts } from './timeouts.ts'

/** Creates a pool of up to this many connections for a `postgres://` URL. It connects when it is first used. */
export function openPool(
  url: string,
  timeouts: DatabaseTimeouts,
  connections: number,
): ConnectionPool {
  const settings = { connectionString: url, types: { getTypeParser } }
  return new ConnectionPool(settings, timeouts, connections)
}

/** Creates Kysely's PostgreSQL dialect on a connection pool. */
export function postgresDialect(pool: ConnectionPool): Dialect {
  return {
    createDriver: () => new PostgresDriver(pool),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}

/** Parses int8 to a number, as SQLite does, instead of pg's string. */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  oid === pg.types.builtins.INT8 && format !== 'binary'
    ? readSafeInteger
    : pg.types.getTypeParser(oid, format)

function readSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer.`)
  return value
}
