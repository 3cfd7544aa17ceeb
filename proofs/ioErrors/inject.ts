import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Failures of system calls, as `strace` injects them: a call that fails does nothing. */
export interface Failures {
  /** Names of system calls. */
  readonly calls: readonly string[]
  /** Null to watch the calls succeed. */
  readonly error: 'EIO' | 'ENOSPC' | null
  /** Only this call of each thread fails, counted from 1; without it, all do. */
  readonly only?: number
  /** Only calls on these files fail. */
  readonly files?: readonly string[]
}

/** The threads of a process by what they write: SQLite in the main one, files in those of libuv. */
export interface Threads {
  readonly main: readonly number[]
  readonly workers: readonly number[]
}

export async function findThreads(pid: number): Promise<Threads> {
  const tasks = join('/proc', String(pid), 'task')
  const workers: number[] = []
  for (const id of await readdir(tasks)) {
    const name = await readFile(join(tasks, id, 'comm'), 'utf8')
    if (name.trim() === 'libuv-worker') workers.push(Number(id))
  }
  return { main: [pid], workers }
}

/** Returns what makes `strace` inject failures and print the calls. */
export function straceOptions({ calls, error, only, files = [] }: Failures): string[] {
  const named = calls.join(',')
  const when = only === undefined ? '' : `:when=${only}`
  const inject = error === null ? [] : ['-e', `inject=${named}:error=${error}${when}`]
  const paths = files.flatMap((file) => ['-P', file])
  return ['-y', ...paths, '-e', `trace=${named}`, '-e', 'signal=none', ...inject]
}

/** The first calls of an operation fail in every run. */
const ALWAYS = 3

/** Returns whether a run in which, beyond the first calls, one in `every` fails leaves this one out. */
export function isSkipped(number: number, every: number): boolean {
  return number > ALWAYS && number % every !== 0
}

export const isInjected = (call: string) => call.endsWith('(INJECTED)')

/**
 * Whether a call is libuv's signal between threads. No disk makes it fail, and after an injected failure the process neither
 * answers nor ends.
 */
export const isSignal = (call: string) => call.includes('eventfd')

/** Failures that are being injected. */
export interface Injection {
  /** Resolves once a signal has failed. */
  readonly broken: Promise<void>
  /** Resolves to the calls, one a line. */
  stop(): Promise<string[]>
}

/** Lets calls of running threads fail until `stop`. */
export async function injectInto(
  threads: readonly number[],
  failures: Failures,
): Promise<Injection> {
  const attaching = threads.flatMap((id) => ['-p', String(id)])
  const strace = spawn('strace', [...straceOptions(failures), ...attaching], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  const attached = Promise.withResolvers<void>()
  const broken = Promise.withResolvers<void>()
  let left = threads.length
  createInterface({ input: strace.stderr }).on('line', (line) => {
    lines.push(line)
    if (line.endsWith(' attached')) left -= 1
    if (left === 0) attached.resolve()
    if (isInjected(line) && isSignal(line)) broken.resolve()
  })
  const ended = once(strace, 'close')
  ended.then(() => attached.reject(new Error(`strace could not attach: ${lines.join(' ')}`)))
  await attached.promise
  return {
    broken: broken.promise,
    stop: async () => {
      strace.kill('SIGINT')
      await ended
      return lines.filter((line) => / = -?\d/.test(line))
    },
  }
}
