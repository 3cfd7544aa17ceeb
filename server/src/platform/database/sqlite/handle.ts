import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from 'kysely'
import { LRUCache } from 'lru-cache'
import { explainUnusable } from '../unusable.ts'

/** How long opening waits for another process that is creating or recovering the file. */
const OPEN_TIMEOUT_MS = 10_000
/** Prepared statements cached per connection, by the length of their SQL: a statement takes several times as much memory. */
const CACHED_SQL_LENGTH = 500_000

/** One connection of `node:sqlite`, on which Kysely's own driver runs queries, synchronously. */
export class SqliteHandle {
  readonly #database: DatabaseSync
  readonly #connection: DatabaseConnection

  private constructor(database: DatabaseSync, connection: DatabaseConnection) {
    this.#database = database
    this.#connection = connection
  }

  /** Opens the writing connection. Creates the file if missing. Throws a DatabaseUnusable if there is something to do about it. */
  static openWriter(file: string): Promise<SqliteHandle> {
    return SqliteHandle.#over(openForWriting(file))
  }

  /** Opens a read-only connection to an existing file. */
  static openReader(file: string): Promise<SqliteHandle> {
    const database = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS, readOnly: true })
    database.exec('pragma busy_timeout = 0')
    return SqliteHandle.#over(database)
  }

  static async #over(database: DatabaseSync): Promise<SqliteHandle> {
    const driver = new SqliteDriver({ database: adapt(database) })
    await driver.init()
    return new SqliteHandle(database, await driver.acquireConnection())
  }

  /** False also after an error on which SQLite itself rolled back, such as a full disk. */
  get isInTransaction(): boolean {
    return this.#database.isTransaction
  }

  execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#connection.executeQuery<Row>(query)
  }

  close(): void {
    this.#database.close()
  }
}

function openForWriting(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, {
      timeout: OPEN_TIMEOUT_MS,
      enableForeignKeyConstraints: true,
    })
    // synchronous = full: every commit is on disk before it returns. busy_timeout = 0: SQLite would block the event loop;
    // the driver waits instead.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0;')
    return database
  } catch (error) {
    throw explainUnusable(error, file)
  }
}

/** Adapts `node:sqlite` to what Kysely's driver expects. Preparing takes longer than most reads, so statements are cached. */
export function adapt(database: DatabaseSync) {
  const cached = new LRUCache<string, ReturnType<typeof prepare>>({
    maxSize: CACHED_SQL_LENGTH,
    sizeCalculation: (_statement, sql) => sql.length + 1,
    memoMethod: (sql) => prepare(database, sql),
  })
  return { close: () => database.close(), prepare: (sql: string) => cached.memo(sql) }
}

function prepare(database: DatabaseSync, sql: string) {
  const statement = database.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...bindable(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...bindable(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...bindable(parameters)),
  }
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((parameter) => {
    if (isBindable(parameter)) return parameter
    throw new TypeError(`A ${typeof parameter} cannot be a parameter of an SQLite query.`)
  })
}

function isBindable(value: unknown): value is SQLInputValue {
  return (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  )
}
