import { setTimeout } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from 'kysely'

const SQLITE_BUSY = 5
const RETRY_AFTER_MS = 10
/** How long a write waits for the writer of another process, such as an import beside the service. */
const PATIENCE_MS = 30_000

/** Kysely's SQLite driver, except in how it meets the writer of another process. */
export class PatientDriver extends SqliteDriver {
  #connection: PatientConnection | undefined

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection())
    return this.#connection
  }

  /**
   * Takes the writer's place when a transaction begins. One that begins as a reader cannot become the writer once another
   * process has written, and would fail in its middle instead of waiting at its start.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** Waits while another process writes, and lets everything else of this process go on. */
class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection

  constructor(inner: DatabaseConnection) {
    this.#inner = inner
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + PATIENCE_MS
    for (;;) {
      try {
        return await this.#inner.executeQuery<Row>(query)
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error
        await setTimeout(RETRY_AFTER_MS)
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    return this.#inner.streamQuery<Row>(query, 1)
  }
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  // The low byte is the code, what is above it says more.
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === SQLITE_BUSY
}
