import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

const MAIN = join(import.meta.dirname, '../main.ts')
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
  return watch(
    spawn(process.execPath, [MAIN, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
}

/** Runs an operator's command, given by its file in `server/src`, to its end. */
export function runCommandFile(
  file: string,
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', file), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return watch(child).ended
}

/** Runs `npm start` without its pre-script, in a process group of its own as a terminal does. */
export function runNpmStart(environment: Readonly<Record<string, string>>) {
  return watch(
    spawn('npm', ['start', '--ignore-scripts'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    }),
  )
}

function watch(child: ChildProcessByStdio<null, Readable, Readable>) {
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
    ([stdout, stderr, [status, signal]]): Ended => ({ stdout, stderr, status: status ?? signal }),
  )
  return {
    pid: child.pid ?? 0,
    /** Resolves to the output up to and including the text; rejects if the process ends first. */
    printed: (expected: string) =>
      new Promise<string>((resolve, reject) => {
        let output = ''
        child.stdout.on('data', (chunk) => {
          output += chunk
          if (output.includes(expected)) resolve(output)
        })
        ended.then(({ stderr }) => reject(new Error(`The service ended: ${stderr}`)), reject)
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
