import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

const MAX_ANSWER_BYTES = 32 * 1024 * 1024
const MAX_COMPLAINT_BYTES = 4096
const NEWLINE = 0x0a

/** A reader gave no valid answer: the file exceeded its bounds or made it fail. */
export class ReaderError extends Error {
  override readonly name = 'ReaderError'
}

/** Yields one line per file. Throws a ReaderError on anything beyond that line. */
export async function* readLines(stream: Readable): AsyncGenerator<string, undefined> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    const end = chunk.indexOf(NEWLINE)
    if (end !== -1 && end !== chunk.length - 1)
      throw new ReaderError('It sent an unsolicited answer.')
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) throw new ReaderError('Its answer exceeded the limit.')
    if (end === -1) continue
    const line = Buffer.concat(chunks).toString()
    chunks = []
    size = 0
    yield line
  }
}

/** Resolves, once the process has ended, to its exit status or signal and the beginning of its standard error. */
export async function describeEnding(child: ChildProcess, stderr: Readable): Promise<string> {
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
