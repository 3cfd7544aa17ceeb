import { once } from 'node:events'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import { type Confinement, findConfinement, spawnConfined } from './confinement.ts'
import type { ReaderProgram } from './reader/programs.ts'
import { rightsFor } from './rights.ts'

const MEGABYTE = 1024 * 1024
/** A reader's own watchdog comes first. */
const GRACE_MS = 2000
/** How long a reader may take to load, on a machine that has much else to do. */
const START_MS = 60_000
const MAX_ANSWER_BYTES = 32 * MEGABYTE
const MAX_COMPLAINT_BYTES = 4096
const NEWLINE = 0x0a
const SIZE_BYTES = 8

/** A reader came to no answer: what it read was too much for it, or made it fail. */
export class ReaderError extends Error {
  override readonly name = 'ReaderError'
}

interface ReaderOptions {
  /** Bytes of the largest file that it will be given. */
  readonly largest: number
  /** The descriptor of the file that it writes; it may then use native code. */
  readonly output?: number | undefined
  /** The strongest that the machine allows, where it is not said. */
  readonly confinement?: Confinement | undefined
  /** Ends the process before it is ready. */
  readonly signal?: AbortSignal | undefined
}

/**
 * A process that reads files for this one, one after the other, with no right beside: `rights.ts` and `confinement.ts` say
 * how. What is thrown while it reads ends it.
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
    if (stdin === null || stdout === null || stderr === null) throw new Error('There is no pipe.')
    this.largest = largest
    this.#seconds = seconds
    this.#child = child
    this.#input = stdin
    // It is told by the end of the output.
    stdin.on('error', () => {})
    this.#lines = readLines(stdout)
    this.#ending = describeEnding(child, stderr)
  }

  /** Resolves once the process is ready for its first file. */
  static async start(
    { file, seconds, heap, memory }: ReaderProgram,
    { largest, output, confinement, signal }: ReaderOptions,
  ): Promise<ReaderProcess> {
    const args = [
      ...['--no-warnings', `--max-old-space-size=${heap / MEGABYTE}`],
      ...rightsFor({ native: output !== undefined }),
      ...[file, `${seconds}`, `${memory}`],
    ]
    const within = confinement ?? (await findConfinement())
    const child = spawnConfined(within, args, memory + 2 * largest, output)
    const reader = new ReaderProcess(seconds, largest, child)
    try {
      await reader.#within(START_MS, signal, () => reader.#answer())
      return reader
    } catch (cause) {
      signal?.throwIfAborted()
      throw new Error(`The reader ${file} did not start.`, { cause })
    }
  }

  /**
   * Resolves to what the program answers about a file. Throws a ReaderError where it comes to no answer, and the signal's
   * reason where that is aborted.
   */
  async read(path: string, signal?: AbortSignal): Promise<unknown> {
    await using file = await open(path)
    return await this.#within(this.#seconds * 1000 + GRACE_MS, signal, async () => {
      const [sent, answer] = await Promise.allSettled([this.#send(file), this.#answer()])
      // That the file cannot be had is no fault of the reader, which was ended because of it.
      if (sent.status === 'rejected' && !(sent.reason instanceof ReaderError)) throw sent.reason
      if (answer.status === 'rejected') throw answer.reason
      if (sent.status === 'rejected') throw sent.reason
      return answer.value
    })
  }

  /** Ends the process, whatever it is doing. */
  end(): void {
    this.#isEnded = true
    this.#child.kill('SIGKILL')
  }

  async #within<Result>(
    milliseconds: number,
    signal: AbortSignal | undefined,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const end = () => this.end()
    signal?.throwIfAborted()
    // What it had said before it was ended answers nothing.
    if (this.#isEnded) throw new ReaderError('It has been ended before.')
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

  async #send(file: FileHandle): Promise<void> {
    const { size } = await file.stat()
    const head = Buffer.alloc(SIZE_BYTES)
    head.writeBigUInt64BE(BigInt(size))
    await this.#write(head)
    if (size === 0) return
    const bytes = file.createReadStream({ end: size - 1, autoClose: false })
    try {
      for await (const chunk of bytes) await this.#write(chunk)
      if (bytes.bytesRead < size) throw new Error('A file became shorter while it was read.')
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
      throw new ReaderError('It did not take its file.', { cause })
    }
  }

  async #answer(): Promise<unknown> {
    const { value, done } = await this.#lines.next()
    if (done) throw new ReaderError(await this.#ending)
    try {
      return JSON.parse(value)
    } catch (cause) {
      throw new ReaderError('It did not answer in JSON.', { cause })
    }
  }
}

/** Yields the lines of an answering process, which writes one for each file, and nothing beside. */
async function* readLines(stream: Readable): AsyncGenerator<string, undefined> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    const end = chunk.indexOf(NEWLINE)
    if (end !== -1 && end !== chunk.length - 1)
      throw new ReaderError('It answered what nobody had asked.')
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) throw new ReaderError('It answered without end.')
    if (end === -1) continue
    const line = Buffer.concat(chunks).toString()
    chunks = []
    size = 0
    yield line
  }
}

/** Resolves, when the process has ended, to how it did and the beginning of what it said. */
async function describeEnding(
  child: ReturnType<typeof spawnConfined>,
  stderr: Readable,
): Promise<string> {
  let text = ''
  stderr.on('data', (chunk) => {
    if (text.length < MAX_COMPLAINT_BYTES) text += chunk
  })
  try {
    const [status, signal] = await once(child, 'close')
    return `It ended with ${status ?? signal}: ${text.slice(0, MAX_COMPLAINT_BYTES)}`
  } catch (error) {
    return `It could not be started: ${error}`
  }
}
