import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { isPlainRead } from '../plainRead.ts'
import type { SqliteHandle } from './handle.ts'
import { retryWhileLocked } from './retryWhileLocked.ts'
import type { WriteLock } from './writeLock.ts'

/** The two connections that the whole process shares. */
export interface SqliteFile {
  readonly writer: SqliteHandle
  /** One suffices: reads are synchronous. */
  readonly reader: SqliteHandle
  readonly writeLock: WriteLock
  /** How long a statement waits for other processes, in milliseconds. */
  readonly lockMs: number
}

/**
 * A connection as a query or transaction sees it. Reads outside transactions use the reader and never wait for writes;
 * everything else uses the writer, under the write lock.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile
  /** Releases the write lock of the current transaction. */
  #unlock: (() => void) | undefined
  /** The connection of the current read-only transaction. */
  #snapshot: SqliteHandle | undefined

  constructor(file: SqliteFile) {
    this.#file = file
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader } = this.#file
    const deadline = this.#deadline()
    const snapshot = this.#snapshot
    if (snapshot) return await retryWhileLocked(() => snapshot.execute<Row>(query), deadline)
    if (this.#unlock) return await retryWhileLocked(() => writer.execute<Row>(query), deadline)
    if (isPlainRead(query.sql))
      return await retryWhileLocked(() => reader.execute<Row>(query), deadline)
    const unlock = await this.#file.writeLock.acquire()
    try {
      return await retryWhileLocked(() => writer.execute<Row>(query), deadline)
    } finally {
      unlock()
    }
  }

  /** Lists are read in pages. */
  streamQuery(): never {
    throw new Error('Streaming queries is not supported; read pages instead.')
  }

  /**
   * Begins with the write lock. A transaction that begins as a reader fails midway, instead of waiting at its start, once
   * another process has written.
   */
  async begin(): Promise<void> {
    const deadline = this.#deadline()
    this.#unlock = await this.#file.writeLock.acquire()
    await retryWhileLocked(
      () => this.#file.writer.execute(CompiledQuery.raw('begin immediate')),
      deadline,
    )
  }

  /** Begins a read-only transaction on a connection of its own, which neither waits for writers nor holds them up. */
  async beginReading(snapshot: SqliteHandle): Promise<void> {
    this.#snapshot = snapshot
    await this.executeQuery(CompiledQuery.raw('begin'))
    // SQLite fixes the state that a transaction sees at its first read.
    await this.executeQuery(CompiledQuery.raw('select 1 from sqlite_schema limit 1'))
  }

  async commit(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollback(): Promise<void> {
    const handle = this.#snapshot ?? this.#file.writer
    if (handle.isInTransaction) await handle.execute(CompiledQuery.raw('rollback'))
  }

  release(): void {
    this.#unlock?.()
    this.#unlock = undefined
    this.#snapshot?.close()
    this.#snapshot = undefined
  }

  /** Computed on request, so that statements queued behind a stuck lock do not wait one after the other. */
  #deadline(): number {
    return performance.now() + this.#file.lockMs
  }
}
