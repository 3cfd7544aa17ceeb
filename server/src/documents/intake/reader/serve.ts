import { readSync } from 'node:fs'
import { startWatchdog } from './bounds.ts'

const INPUT = 0
/** The file's size in 8 bytes, and the page that is asked for in 4; 0 is the whole file. */
const HEAD_BYTES = 12
const PAGE_AT = 8

/**
 * Reads files from standard input, each preceded by its size and the page that is meant (big endian), and replies to each with a line of JSON;
 * a first line reports that the program is ready. Waiting for the next file blocks the event loop on purpose, so that nothing
 * left over from the previous one can run. An error of `read` ends the process. The program's arguments are the bounds in
 * seconds and bytes, and whether it is idle. `../readerProcess.ts` is the other end.
 */
export async function serve(
  read: (bytes: Uint8Array<ArrayBuffer>, page: number) => Promise<object>,
): Promise<void> {
  const [, , seconds, memory, idle] = process.argv
  const watchdog = startWatchdog(Number(seconds), Number(memory), idle === 'idle')
  dropPrivileges()
  await writeLine({ ready: true })
  for (;;) {
    const bytesOfHead = readBytes(HEAD_BYTES)
    if (bytesOfHead === null) break
    const head = Buffer.from(bytesOfHead)
    const size = Number(head.readBigUInt64BE())
    watchdog.watch(size)
    const bytes = readBytes(size)
    if (bytes === null) break
    const found = await read(bytes, head.readUInt32BE(PAGE_AT))
    await writeLine(found)
    watchdog.rest()
  }
  process.exit()
}

/** Returns null if the input ends early. */
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

/** These send signals to any process of the same user; the permission model does not cover them. */
const SIGNALS = ['kill', '_kill', '_debugProcess']
/** Process managers often signal the whole group, but a reader ends when the service closes its input. */
const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Drops what a reader no longer needs once it is loaded: sending signals and loading more native code. */
function dropPrivileges(): void {
  for (const name of SIGNALS) Reflect.deleteProperty(process, name)
  process.permission.drop('addon')
  for (const signal of STOPPING) process.on(signal, () => {})
}
