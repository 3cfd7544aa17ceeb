import type { Driver } from 'kysely'
import { SqliteConnection, type SqliteFile } from './connection.ts'
import { SqliteHandle } from './handle.ts'
import { WriterTurns } from './writerTurns.ts'

/** Kysely's driver of SQLite, with one connection that writes and one that reads beside it. */
export class SqliteFileDriver implements Driver {
  readonly #path: string
  readonly #patienceMs: number
  #file: SqliteFile | undefined

  constructor(path: string, patienceMs: number) {
    this.#path = path
    this.#patienceMs = patienceMs
  }

  async init(): Promise<void> {
    const writer = await SqliteHandle.openWriter(this.#path)
    try {
      const reader = await SqliteHandle.openReader(this.#path)
      const turns = new WriterTurns()
      this.#file = { writer, reader, turns, patienceMs: this.#patienceMs }
    } catch (error) {
      writer.close()
      throw error
    }
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#file) throw new Error('The driver is used before it is initialised.')
    return new SqliteConnection(this.#file)
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release()
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.rollback()
  }

  /** The writer goes last, since the last connection to close takes the log into the file. */
  async destroy(): Promise<void> {
    this.#file?.reader.close()
    this.#file?.writer.close()
  }
}
