import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import { isPlainRead } from '../plainRead.ts'
import { DatabaseUnavailable } from '../unavailable.ts'
import type { ConnectionPool } from './pool.ts'

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * A connection of the pool for one query or transaction. Where it turns out to be lost before anything can have been
 * committed, it is replaced, and what was asked is asked once more.
 */
export class PostgresConnection implements DatabaseConnection {
  readonly #pool: ConnectionPool
  /** Undefined after a replacement that could not be had. */
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

  /** All lists are read a page at a time. */
  streamQuery(): never {
    throw new Error('Queries are not streamed: read pages instead.')
  }

  async begin(sql: string): Promise<void> {
    await this.#query(sql, [], true)
    this.#isInTransaction = true
  }

  /** Returns the tag of what the server did: after an error within the transaction, it answers COMMIT with ROLLBACK. */
  async commit(): Promise<string> {
    const { command } = await this.#query('commit', [], false)
    this.#isInTransaction = false
    return command
  }

  /** Ends the connection where the transaction cannot be ended otherwise: the server then rolls it back itself. */
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
    if (!this.#client) throw new DatabaseUnavailable('The connection was lost before.')
    try {
      return await this.#pool.query(this.#client, sql, parameters)
    } catch (error) {
      // Without a cause nothing was lost: PostgreSQL is away, and would not answer now either.
      const isLost = error instanceof DatabaseUnavailable && error.cause !== undefined
      if (!mayRepeat || !isLost) throw error
    }
    this.release()
    this.#client = await this.#pool.connectAnew()
    return await this.#pool.query(this.#client, sql, parameters)
  }
}
