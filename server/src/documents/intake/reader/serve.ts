import { readSync } from 'node:fs'
import { startWatchdog } from './bounds.ts'

const INPUT = 0
const SIZE_BYTES = 8

/**
 * Reads the files that come on standard input, each after its size, and writes a line of JSON for each, after a first one
 * that says that it is ready. Waiting for the next file blocks on purpose: nothing of the one before can go on meanwhile. An
 * error of `read` ends the process. `../readerProcess.ts` is the other side; the program's arguments are its bounds.
 */
export async function serve(
  read: (bytes: Uint8Array<ArrayBuffer>) => Promise<object>,
): Promise<void> {
  const [, , seconds, memory] = process.argv
  const watchdog = startWatchdog(Number(seconds), Number(memory))
  surrenderRights()
  await writeLine({ ready: true })
  for (;;) {
    const head = readBytes(SIZE_BYTES)
    if (head === null) break
    const size = Number(Buffer.from(head).readBigUInt64BE())
    watchdog.watch(size)
    const bytes = readBytes(size)
    if (bytes === null) break
    const found = await read(bytes)
    await writeLine(found)
    watchdog.rest()
  }
  process.exit()
}

/** Null where the input ends before. */
function readBytes(size: number): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(size)
  for (let done = 0; done < size; ) {
    const count = readSync(INPUT, bytes, done, size - done, null)
    if (count === 0) return null
    done += count
  }
  return bytes
}

function writeLine(found: object): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  process.stdout.write(`${JSON.stringify(found)}\n`, () => resolve())
  return promise
}

/** What sends signals to any process of the same user, which the permission model lets pass. */
const SIGNALS = ['kill', '_kill', '_debugProcess']
/** What stops a service stops its readers, too, in many places; a reader ends when its service closes its input. */
const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Gives up what a reader no longer needs once it is loaded: sending signals, and loading further native code. */
function surrenderRights(): void {
  for (const name of SIGNALS) Reflect.deleteProperty(process, name)
  process.permission.drop('addon')
  for (const signal of STOPPING) process.on(signal, () => {})
}
