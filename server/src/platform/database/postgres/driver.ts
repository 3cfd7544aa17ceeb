import { AbortedTransactionError, type Driver, type TransactionSettings } from 'kysely'
import { PostgresConnection } from './connection.ts'
import type { ConnectionPool } from './pool.ts'

/** Kysely's PostgreSQL driver on connections that are replaced when lost. */
export class PostgresDriver implements Driver {
  readonly #pool: ConnectionPool

  constructor(pool: ConnectionPool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    return new PostgresConnection(this.#pool, await this.#pool.connect())
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release()
  }

  async beginTransaction(
    connection: PostgresConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    await connection.begin(`start transaction${isolation} ${accessMode ?? ''}`)
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    if ((await connection.commit()) === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await connection.rollback()
  }

  async destroy(): Promise<void> {
    await this.#pool.end()
  }
}
