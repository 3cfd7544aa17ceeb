import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Program, programs } from './reader/programs.ts'
import { type Files, rightsFor } from './rights.ts'
import { createTurns } from './turns.ts'

const READERS_AT_ONCE = 2
const MEGABYTE = 1024 * 1024
/** A reader's own watchdog comes first. */
const GRACE_MS = 2000
const STOPPED = new Set(['SIGINT', 'SIGTERM', 'SIGHUP'])
const MAX_ANSWER_BYTES = 32 * MEGABYTE
const MAX_COMPLAINT_BYTES = 4096

/** A reader came to no answer: what it read was too much for it, or made it fail. */
export class ReaderError extends Error {
  override readonly name = 'ReaderError'
}

const inTurn = createTurns(READERS_AT_ONCE)

/**
 * Runs a program that reads a file, in a process of its own, which can neither reach the network nor start another process,
 * has nothing of this one's environment, and ends at its bounds. Gives the JSON that it answers; throws a ReaderError.
 */
export function runReader(program: Program, files: Files, signal?: AbortSignal): Promise<unknown> {
  return inTurn(async () => {
    const child = start(program, files, signal)
    try {
      const [answer, complaint, [status, ending]] = await Promise.all([
        readAnswer(child.stdout),
        readComplaint(child.stderr),
        once(child, 'close'),
      ])
      if (status === 0) return JSON.parse(answer)
      // Whoever stops the service may stop what it has started, too: that says nothing of the file.
      if (STOPPED.has(ending)) throw new Error(`${program} was stopped by ${ending}.`)
      throw new ReaderError(`${program} ended with ${status ?? ending}: ${complaint}`)
    } finally {
      child.kill('SIGKILL')
    }
  })
}

function start(program: Program, files: Files, signal?: AbortSignal) {
  const { seconds, heap } = programs[program]
  const file = join(import.meta.dirname, `reader/${program}.ts`)
  const options = ['--no-warnings', `--max-old-space-size=${heap / MEGABYTE}`, ...rightsFor(files)]
  return spawn(process.execPath, [...options, file, files.path, files.writes ?? ''], {
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: seconds * 1000 + GRACE_MS,
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  })
}

async function readAnswer(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) throw new ReaderError('A reader answered without end.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** The beginning; the rest is of no use, but has to be taken. */
async function readComplaint(stream: Readable): Promise<string> {
  let text = ''
  for await (const chunk of stream) if (text.length < MAX_COMPLAINT_BYTES) text += chunk
  return text.slice(0, MAX_COMPLAINT_BYTES)
}
