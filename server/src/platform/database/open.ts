import type { Logger } from 'kysely'
import { type Dialect, Kysely } from 'kysely'
import type { SqlDialect } from './columnTypes.ts'
import type { PoolState } from './postgres/pool.ts'
import type { Schema } from './tables/schema.ts'
import { commandTimeouts, type DatabaseTimeouts } from './timeouts.ts'

/** The service's single database handle; the opener closes it. */
export interface Database {
  readonly db: Kysely<Schema>
  readonly dialect: SqlDialect
  /** The state of the connection pool; null on SQLite, which has none. */
  pool(): PoolState | null
  /** Calls the observer after every statement from now on. */
  observe(observer: StatementObserver): void
  close(): Promise<void>
}

/** Connections to PostgreSQL, per process. */
export const DEFAULT_CONNECTIONS = 10

const SQLITE = /^sqlite:(?<file>.+)$/
const POSTGRES = /^postgres(?:ql)?:\/\//

/**
 * Opens `sqlite:FILE` or `postgres://…` without migrating. PostgreSQL is not contacted before the first query.
 *
 * @param timeouts those of PostgreSQL may change while it is open
 * @param connections PostgreSQL: the most that are open at once
 */
export async function openDatabase(
  url: string,
  timeouts: DatabaseTimeouts = commandTimeouts,
  connections = DEFAULT_CONNECTIONS,
): Promise<Database> {
  const file = SQLITE.exec(url)?.groups?.file
  if (file !== undefined) {
    const { sqliteDialect } = await import('./sqlite.ts')
    return createHandle('sqlite', sqliteDialect(file, timeouts.lockMs), () => null)
  }
  if (POSTGRES.test(url)) {
    const { openPool, postgresDialect } = await import('./postgres.ts')
    const pool = openPool(url, timeouts, connections)
    return createHandle('postgres', postgresDialect(pool), () => pool.state())
  }
  // The URL may contain a password, so it is not repeated.
  throw new Error('A database URL must begin with sqlite: or postgres://.')
}

function createHandle(name: SqlDialect, dialect: Dialect, pool: Database['pool']): Database {
  const statements = new ObservedStatements()
  const db = new Kysely<Schema>({ dialect, log: statements.log })
  return {
    db,
    dialect: name,
    pool,
    observe: (observer) => statements.add(observer),
    close: () => db.destroy(),
  }
}

/** Called with a statement's duration, and whether it failed. */
type StatementObserver = (milliseconds: number, failed: boolean) => void

/** Passes what Kysely logs of each statement on to observers: its duration and outcome, never its text or values. */
class ObservedStatements {
  readonly #observers: StatementObserver[] = []

  readonly log: Logger = ({ level, queryDurationMillis }) => {
    for (const observe of this.#observers) observe(queryDurationMillis, level === 'error')
  }

  add(observer: StatementObserver): void {
    this.#observers.push(observer)
  }
}
