import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { isPlainRead } from '../plainRead.ts'
import type { SqliteHandle } from './handle.ts'
import { patiently } from './patiently.ts'
import type { WriterTurns } from './writerTurns.ts'

/** The two connections that everything of this process shares. */
export interface SqliteFile {
  readonly writer: SqliteHandle
  /** One is enough: a read is over before anything else of this process runs. */
  readonly reader: SqliteHandle
  readonly turns: WriterTurns
  /** How long a statement waits for another process, in milliseconds. */
  readonly patienceMs: number
}

/**
 * What a query or transaction sees as its connection. A read outside a transaction takes the reader, and waits for no write;
 * everything else takes the writer, when it is its turn.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile
  /** Ends the turn of the transaction under way. */
  #endTurn: (() => void) | undefined

  constructor(file: SqliteFile) {
    this.#file = file
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader } = this.#file
    const deadline = this.#deadline()
    if (this.#endTurn) return await patiently(() => writer.execute<Row>(query), deadline)
    if (isPlainRead(query.sql)) return await patiently(() => reader.execute<Row>(query), deadline)
    const endTurn = await this.#file.turns.take()
    try {
      return await patiently(() => writer.execute<Row>(query), deadline)
    } finally {
      endTurn()
    }
  }

  /** All lists are read a page at a time. */
  streamQuery(): never {
    throw new Error('Queries are not streamed: read pages instead.')
  }

  /**
   * Takes the writer's place when a transaction begins. One that begins as a reader cannot become the writer once another
   * process has written, and would fail in its middle instead of waiting at its start.
   */
  async begin(): Promise<void> {
    const deadline = this.#deadline()
    this.#endTurn = await this.#file.turns.take()
    await patiently(() => this.#file.writer.execute(CompiledQuery.raw('begin immediate')), deadline)
  }

  async commit(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollback(): Promise<void> {
    const { writer } = this.#file
    if (writer.isInTransaction) await writer.execute(CompiledQuery.raw('rollback'))
  }

  release(): void {
    this.#endTurn?.()
    this.#endTurn = undefined
  }

  /** Counted from the asking on: those who queue for a lock that is never released do not wait one after the other. */
  #deadline(): number {
    return performance.now() + this.#file.patienceMs
  }
}
