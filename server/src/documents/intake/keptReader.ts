import { stat } from 'node:fs/promises'
import type { ReaderProgram } from './reader/programs.ts'
import { ReaderError, ReaderProcess } from './readerProcess.ts'

/** A kept reader is started for files up to this size, so that the next one, too, is within its memory. */
const USUAL_BYTES = 64 * 1024 * 1024

/**
 * Reads many files of one owner after the other with one process, since starting one takes many times as long as reading a
 * small file. What one file leaves in the process may touch only other files of its owner: another owner gets a new process,
 * and so does a file that the process failed at, which is then judged alone.
 */
export class KeptReader implements Disposable {
  readonly #program: ReaderProgram
  #kept: { readonly process: ReaderProcess; readonly owner: string } | undefined

  constructor(program: ReaderProgram) {
    this.#program = program
  }

  /** Resolves to what the program answers; throws a ReaderError, or the signal's reason. */
  async read(path: string, owner: string, signal?: AbortSignal): Promise<unknown> {
    const { size } = await stat(path)
    if (this.#kept?.owner === owner && size <= this.#kept.process.largest) {
      try {
        return await this.#kept.process.read(path, signal)
      } catch (error) {
        this[Symbol.dispose]()
        if (!(error instanceof ReaderError)) throw error
      }
    }
    this[Symbol.dispose]()
    const largest = Math.max(size, USUAL_BYTES)
    this.#kept = { process: await ReaderProcess.start(this.#program, { largest, signal }), owner }
    try {
      return await this.#kept.process.read(path, signal)
    } catch (error) {
      this[Symbol.dispose]()
      throw error
    }
  }

  [Symbol.dispose](): void {
    this.#kept?.process.end()
    this.#kept = undefined
  }
}
