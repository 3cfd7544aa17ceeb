import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import { isPlainRead } from '../plainRead.ts'
import { DatabaseUnavailable } from '../unavailable.ts'
import type { ConnectionPool } from './pool.ts'

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * A pooled connection for one query or transaction. If it turns out to be lost before anything can have been committed, it
 * is replaced and the statement repeated.
 */
export class PostgresConnection implements DatabaseConnection {
  readonly #pool: ConnectionPool
  /** Undefined if reconnecting has failed. */
  #client: pg.PoolClient | undefined
  #isInTransaction = false

  constructor(pool: ConnectionPool, client: pg.PoolClient) {
    this.#pool = pool
    this.#client = client
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const mayRepeat = !this.#isInTransaction && isPlainRead(sql)
    const { command, rowCount, rows } = await this.#query(sql, parameters, mayRepeat)
    return { rows, ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  }

  /** Lists are read in pages. */
  streamQuery(): never {
    throw new Error('Streaming queries is not supported; read pages instead.')
  }

  async begin(sql: string): Promise<void> {
    await this.#query(sql, [], true)
    this.#isInTransaction = true
  }

  /** Returns the server's command tag: after an error in the transaction, COMMIT is answered with ROLLBACK. */
  async commit(): Promise<string> {
    const { command } = await this.#query('commit', [], false)
    this.#isInTransaction = false
    return command
  }

  /** Closes the connection if ROLLBACK fails; the server then rolls back by itself. */
  async rollback(): Promise<void> {
    try {
      await this.#query('rollback', [], false)
    } catch {
      this.release({ discard: true })
    }
    this.#isInTransaction = false
  }

  release(options?: { discard: boolean }): void {
    if (this.#client) this.#pool.release(this.#client, options)
    this.#client = undefined
  }

  async #query(sql: string, parameters: readonly unknown[], mayRepeat: boolean) {
    if (!this.#client) throw new DatabaseUnavailable('The connection has been lost.')
    try {
      return await this.#pool.query(this.#client, sql, parameters)
    } catch (error) {
      // Without a cause the connection is not lost: PostgreSQL is unreachable, and a retry would fail as well.
      const isLost = error instanceof DatabaseUnavailable && error.cause !== undefined
      if (!mayRepeat || !isLost) throw error
    }
    this.release()
    this.#client = await this.#pool.reconnect()
    return await this.#pool.query(this.#client, sql, parameters)
  }
}
