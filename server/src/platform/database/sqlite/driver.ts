import type { Driver, TransactionSettings } from 'kysely'
import { SqliteConnection, type SqliteFile } from './connection.ts'
import { SqliteHandle } from './handle.ts'
import { WriteLock } from './writeLock.ts'

/** Kysely's SQLite driver, with one writing and one reading connection. */
export class SqliteFileDriver implements Driver {
  readonly #path: string
  readonly #lockMs: number
  #file: SqliteFile | undefined

  constructor(path: string, lockMs: number) {
    this.#path = path
    this.#lockMs = lockMs
  }

  async init(): Promise<void> {
    const writer = await SqliteHandle.openWriter(this.#path)
    try {
      const reader = await SqliteHandle.openReader(this.#path)
      const writeLock = new WriteLock()
      this.#file = { writer, reader, writeLock, lockMs: this.#lockMs }
    } catch (error) {
      writer.close()
      throw error
    }
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#file) throw new Error('The driver has not been initialised.')
    return new SqliteConnection(this.#file)
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release()
  }

  async beginTransaction(
    connection: SqliteConnection,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    if (accessMode !== 'read only') return await connection.begin()
    await connection.beginReading(await SqliteHandle.openReader(this.#path))
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.rollback()
  }

  /** Closes the writer last: the last connection to close checkpoints the log. */
  async destroy(): Promise<void> {
    this.#file?.reader.close()
    this.#file?.writer.close()
  }
}
