import { PostgresDialect } from 'kysely'
import pg from 'pg'

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 10_000

/** Kysely's PostgreSQL dialect on a pool of connections. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser },
  })
  // An idle connection that the server closed is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
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
