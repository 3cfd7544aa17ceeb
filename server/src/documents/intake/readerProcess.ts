import { type FileHandle, open } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { type Confinement, findConfinement, spawnConfined } from './confinement.ts'
import type { ReaderProgram } from './reader/programs.ts'
import { describeEnding, ReaderError, readLines } from './readerOutput.ts'
import { rightsFor } from './rights.ts'

const MEGABYTE = 1024 * 1024
/** Leaves the reader's own watchdog time to act first. */
const GRACE_MS = 2000
/** The elapsed time of a program of idle priority, whose own bound is processor time, for which it may wait. */
const IDLE_SECONDS = 300
/** Generous, for a busy machine. */
const START_MS = 60_000
/** As `reader/serve.ts` reads them. */
const HEAD_BYTES = 12
const PAGE_AT = 8
/** The page that stands for the whole file. */
const ALL_PAGES = 0

interface ReaderOptions {
  /** Size of the largest file to read, in bytes. */
  readonly largest: number
  /** The descriptor of the file to write. */
  readonly output?: number | undefined
  /** By default the strongest that the machine allows. */
  readonly confinement?: Confinement | undefined
  /** Cancels the start. */
  readonly signal?: AbortSignal | undefined
}

/**
 * A sandboxed process that reads untrusted files, one after the other; `rights.ts` and `confinement.ts` define the sandbox.
 * Any error while reading ends it.
 */
export class ReaderProcess {
  readonly largest: number
  readonly #seconds: number
  readonly #child: ReturnType<typeof spawnConfined>
  readonly #input: Writable
  readonly #lines: AsyncIterator<string>
  readonly #ending: Promise<string>
  #isEnded = false

  private constructor(seconds: number, largest: number, child: ReturnType<typeof spawnConfined>) {
    const { stdin, stdout, stderr } = child
    if (stdin === null || stdout === null || stderr === null)
      throw new Error('The reader process has no pipes.')
    this.largest = largest
    this.#seconds = seconds
    this.#child = child
    this.#input = stdin
    // Reported through the end of the output instead.
    stdin.on('error', () => {})
    this.#lines = readLines(stdout)
    this.#ending = describeEnding(child, stderr)
  }

  /** Resolves once the process is ready for its first file. Throws when it does not get there, or the signal's reason. */
  static async start(
    { file, seconds, heap, memory, native = false, isIdle = false }: ReaderProgram,
    { largest, output, confinement, signal }: ReaderOptions,
  ): Promise<ReaderProcess> {
    const args = [
      ...['--no-warnings', `--max-old-space-size=${heap / MEGABYTE}`],
      ...rightsFor({ native }),
      ...[file, `${seconds}`, `${memory}`, isIdle ? 'idle' : 'busy'],
    ]
    const within = confinement ?? (await findConfinement())
    const child = spawnConfined(within, args, memory + 2 * largest, { output, isIdle })
    const reader = new ReaderProcess(isIdle ? IDLE_SECONDS : seconds, largest, child)
    try {
      const startMs = isIdle ? IDLE_SECONDS * 1000 : START_MS
      await reader.#runWithin(startMs, signal, () => reader.#readAnswer())
      return reader
    } catch (cause) {
      signal?.throwIfAborted()
      throw new Error(`The reader ${file} did not start.`, { cause })
    }
  }

  /**
   * Resolves to the program's answer about a file. Throws a ReaderError if it gives none, the signal's reason when
   * aborted, and the file system's error where the file cannot be opened or read.
   *
   * @param page the page that the program is to read, where it reads pages
   */
  async read(path: string, signal?: AbortSignal, page = ALL_PAGES): Promise<unknown> {
    await using file = await open(path)
    return await this.#runWithin(this.#seconds * 1000 + GRACE_MS, signal, async () => {
      const [sent, answer] = await Promise.allSettled([this.#send(file, page), this.#readAnswer()])
      // An unreadable file ended the reader: that error comes before the reader's own.
      if (sent.status === 'rejected' && !(sent.reason instanceof ReaderError)) throw sent.reason
      if (answer.status === 'rejected') throw answer.reason
      if (sent.status === 'rejected') throw sent.reason
      return answer.value
    })
  }

  end(): void {
    this.#isEnded = true
    this.#child.kill('SIGKILL')
  }

  async #runWithin<Result>(
    milliseconds: number,
    signal: AbortSignal | undefined,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const end = () => this.end()
    signal?.throwIfAborted()
    // Buffered output of a killed process is no answer to a new file.
    if (this.#isEnded) throw new ReaderError('It has already ended.')
    signal?.addEventListener('abort', end)
    const timer = setTimeout(end, milliseconds)
    try {
      return await work()
    } catch (error) {
      this.end()
      signal?.throwIfAborted()
      throw error
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
    }
  }

  async #send(file: FileHandle, page: number): Promise<void> {
    const { size } = await file.stat()
    const head = Buffer.alloc(HEAD_BYTES)
    head.writeBigUInt64BE(BigInt(size))
    head.writeUInt32BE(page, PAGE_AT)
    await this.#write(head)
    if (size === 0) return
    const bytes = file.createReadStream({ end: size - 1, autoClose: false })
    try {
      for await (const chunk of bytes) await this.#write(chunk)
      if (bytes.bytesRead < size) throw new Error('A file was truncated while it was being read.')
    } catch (error) {
      this.end()
      throw error
    }
  }

  async #write(bytes: Buffer): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#input.write(bytes, (error) => (error ? reject(error) : resolve()))
    try {
      await promise
    } catch (cause) {
      throw new ReaderError('It did not accept its file.', { cause })
    }
  }

  async #readAnswer(): Promise<unknown> {
    const { value, done } = await this.#lines.next()
    if (done) throw new ReaderError(await this.#ending)
    try {
      return JSON.parse(value)
    } catch (cause) {
      throw new ReaderError('It did not answer in JSON.', { cause })
    }
  }
}
