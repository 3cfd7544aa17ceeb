import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteDialect, type SqliteDialectConfig } from 'kysely'
import { PatientDriver } from './patientDriver.ts'

/** How long opening waits for another process that is just making or recovering the file. */
const OPEN_TIMEOUT_MS = 10_000

/** Kysely's SQLite dialect on the runtime's own SQLite. A file that does not exist is made. */
export function sqliteDialect(file: string): SqliteDialect {
  return new NodeSqliteDialect({ database: async () => adapt(open(file)) })
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, {
    timeout: OPEN_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  })
  // synchronous = full: what was answered stays answered, every commit is on the disk before it returns.
  // busy_timeout = 0: SQLite would wait without letting anything else of this process run; the driver waits instead.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0;')
  return database
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PatientDriver {
    return new PatientDriver(this.#config)
  }
}

/** What Kysely's driver asks of a database, on `node:sqlite`. */
function adapt(database: DatabaseSync) {
  return {
    close: () => database.close(),
    prepare: (sql: string) => {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...bindable(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...bindable(parameters)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...bindable(parameters)),
      }
    },
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
