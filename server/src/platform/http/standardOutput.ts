import { constants, fstatSync, openSync, write, writeSync } from 'node:fs'
import { isatty } from 'node:tty'

const KEPT_CHARACTERS = 1024 * 1024
/** A write per line would take a tenth of a cheap request: lines are written together, when they are this long or old. */
const WRITTEN_AT_CHARACTERS = 4096
const WRITTEN_AFTER_MS = 250
/** A pipe holds 64 KB: a reader that is merely slow gets a megabyte a second. */
const FULL_PIPE_WAITS_MS = 50
/** How long the end of the process waits for a slow reader. */
const EXIT_WAITS_MS = 500
const EXIT_RETRIES_MS = 10

export interface Output {
  write(text: string): void
}

/**
 * Opens standard output for texts that nobody waits for. While it cannot be written, as on a full disk or without a reader,
 * up to `KEPT_CHARACTERS` are kept and further texts dropped. The process ends whatever its output does: at exit, what is
 * left is written only if that takes no longer than `EXIT_WAITS_MS`.
 */
export function openStandardOutput(): Output {
  const fd = openWithoutBlocking(process.stdout.fd)
  let waiting = ''
  let rest: Buffer = Buffer.alloc(0)
  let isWriting = false
  let isBegun = false

  const attempt = () => {
    if (isWriting) return
    if (rest.length === 0) {
      rest = Buffer.from(waiting)
      waiting = ''
    }
    if (rest.length === 0) return
    isWriting = true
    write(fd, rest, (error, written) => {
      isWriting = false
      if (isFull(error)) setTimeout(attempt, FULL_PIPE_WAITS_MS).unref()
      if (error) return
      rest = rest.subarray(written)
      if (rest.length > 0 || waiting.length >= WRITTEN_AT_CHARACTERS) attempt()
    })
  }
  const begin = () => {
    isBegun = true
    setInterval(attempt, WRITTEN_AFTER_MS).unref()
    process.once('exit', () => {
      const last = Buffer.from(waiting)
      writeAtExit(fd, isWriting ? last : Buffer.concat([rest, last]))
    })
  }
  return {
    write: (text) => {
      if (!isBegun) begin()
      if (waiting.length + text.length > KEPT_CHARACTERS) return
      waiting += text
      if (waiting.length >= WRITTEN_AT_CHARACTERS && rest.length === 0) attempt()
    },
  }
}

/**
 * Opens a pipe or terminal once more, so that writing never blocks: other processes that share the descriptor can make it
 * block, and a process whose thread is blocked by a write cannot end.
 */
function openWithoutBlocking(fd: number): number {
  if (!fstatSync(fd).isFIFO() && !isatty(fd)) return fd
  const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants
  try {
    return openSync(`/proc/self/fd/${fd}`, O_WRONLY | O_NONBLOCK | O_NOCTTY)
  } catch {
    // Not Linux, another user's pipe, or one without a reader.
    return fd
  }
}

function writeAtExit(fd: number, text: Buffer): void {
  const deadline = performance.now() + EXIT_WAITS_MS
  for (let rest = text; rest.length > 0; ) {
    try {
      rest = rest.subarray(writeSync(fd, rest))
    } catch (error) {
      if (!isFull(error) || performance.now() > deadline) return
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, EXIT_RETRIES_MS)
    }
  }
}

/** Whether a write failed only because the reader has not yet read what came before. */
function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN'
}
