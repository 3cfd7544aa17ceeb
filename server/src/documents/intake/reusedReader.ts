import { stat } from 'node:fs/promises'
import type { ReaderProgram } from './reader/programs.ts'
import { ReaderError } from './readerOutput.ts'
import { ReaderProcess } from './readerProcess.ts'

/** Readers are started with memory for files up to this size, so that they can be reused. */
const REUSABLE_UP_TO_BYTES = 64 * 1024 * 1024

/**
 * Reads files one after the other, reusing one reader process as long as the owner stays the same: starting a process takes
 * many times as long as reading a small file. A malicious file can only affect files of the same owner. A file that a used
 * process fails on is retried in a new one.
 */
export class ReusedReader implements Disposable {
  readonly #program: ReaderProgram
  #reusable: { readonly process: ReaderProcess; readonly owner: string } | undefined

  constructor(program: ReaderProgram) {
    this.#program = program
  }

  /** Resolves to the program's answer. Throws a ReaderError, or the signal's reason when aborted. */
  async read(path: string, owner: string, signal?: AbortSignal, page?: number): Promise<unknown> {
    const { size } = await stat(path)
    if (this.#reusable?.owner === owner && size <= this.#reusable.process.largest) {
      try {
        return await this.#reusable.process.read(path, signal, page)
      } catch (error) {
        this[Symbol.dispose]()
        if (!(error instanceof ReaderError)) throw error
      }
    }
    this[Symbol.dispose]()
    const largest = Math.max(size, REUSABLE_UP_TO_BYTES)
    this.#reusable = {
      process: await ReaderProcess.start(this.#program, { largest, signal }),
      owner,
    }
    try {
      return await this.#reusable.process.read(path, signal, page)
    } catch (error) {
      this[Symbol.dispose]()
      throw error
    }
  }

  [Symbol.dispose](): void {
    this.#reusable?.process.end()
    this.#reusable = undefined
  }
}
