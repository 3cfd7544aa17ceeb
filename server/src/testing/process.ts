import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

const MAIN = join(import.meta.dirname, '../main.ts')
const PATIENT = join(import.meta.dirname, 'serve.ts')
const ROOT = join(import.meta.dirname, '../../..')

interface Ended {
  readonly stdout: string
  readonly stderr: string
  /** The exit status, or the signal that killed it. */
  readonly status: number | NodeJS.Signals
}

/** Runs the service as a process of its own, with `PATH` and the given environment only. */
export function runService(
  folder: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
) {
  return run(MAIN, args, folder, environment)
}

/** Runs the service likewise, but without load shedding, for tests that must not be rejected on a busy machine. */
export function runPatientService(folder: string, environment: Readonly<Record<string, string>>) {
  return run(PATIENT, [], folder, environment)
}

/** Runs an operator's command, given by its file in `server/src`, to its end. */
export function runCommandFile(
  file: string,
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  return startCommandFile(file, args, folder, environment).ended
}

/** Starts an operator's command, given by its file in `server/src`. */
export function startCommandFile(
  file: string,
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
) {
  return run(join(import.meta.dirname, '..', file), args, folder, environment)
}

function run(
  file: string,
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
) {
  return watch(
    spawn(process.execPath, [file, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
}

/** Runs a script of npm without its pre-script, in a process group of its own as a terminal does. */
export function runNpm(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
) {
  return watch(
    spawn('npm', ['run', '--silent', '--ignore-scripts', script, '--', ...args], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    }),
  )
}

function watch(child: ChildProcessByStdio<null, Readable, Readable>) {
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  const ended = once(child, 'close').then(
    ([status, signal]): Ended => ({ ...output, status: status ?? signal }),
  )
  const exited = once(child, 'exit').then(([status, signal]): Ended['status'] => status ?? signal)
  return {
    pid: child.pid ?? 0,
    /** Closes one pipe or both, as a reader does that ends. */
    closeOutput: (names: readonly ('stdout' | 'stderr')[] = ['stdout', 'stderr']) => {
      for (const name of names) child[name].destroy()
    },
    /** Leaves both pipes open and reads no more of them. */
    stopReading: () => {
      child.stdout.pause()
      child.stderr.pause()
    },
    /** Resolves to the status, though output may still be unread. */
    exited,
    /** Resolves to its output once that contains the text; rejects if the process ends first. */
    printed: (expected: string) =>
      new Promise<string>((resolve, reject) => {
        const check = () => {
          if (!output.stdout.includes(expected)) return
          child.stdout.off('data', check)
          resolve(output.stdout)
        }
        child.stdout.on('data', check)
        check()
        ended.then(
          ({ stdout, stderr }) => reject(new Error(`The process ended:\n${stdout}${stderr}`)),
          reject,
        )
      }),
    stop: async () => {
      child.kill('SIGTERM')
      return await ended
    },
    /** Kills it without warning, as a power failure would. */
    kill: async () => {
      child.kill('SIGKILL')
      return await ended
    },
    ended,
  }
}
