import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'

/** On Windows, npm and npx are .cmd files, which need a shell. */
const shell = process.platform === 'win32'

type Settings = { env?: NodeJS.ProcessEnv; cwd?: string }

/**
 * Runs a command in the foreground and returns its exit status. Ctrl-C reaches it through the terminal; this process
 * outlives it to clean up.
 */
export function runCommand(command: string, args: string[], settings: Settings = {}) {
  return new Promise<number>((resolve, reject) => {
    const ignore = () => {}
    const child = spawn(command, args, { ...settings, stdio: 'inherit', shell })
    const forward = (signal: NodeJS.Signals) => child.kill(signal)
    process.on('SIGINT', ignore)
    process.on('SIGTERM', forward)
    child.once('error', reject)
    child.once('exit', (status, signal) => {
      process.off('SIGINT', ignore)
      process.off('SIGTERM', forward)
      resolve(signal ? 128 + constants.signals[signal] : (status ?? 1))
    })
  })
}

/** Runs a command and returns its exit status and its output, standard error included. */
export function captureCommand(command: string, args: string[], settings: Settings = {}) {
  return new Promise<{ status: number; output: string }>((resolve, reject) => {
    const child = spawn(command, args, {
      ...settings,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    child.once('error', reject)
    child.once('close', (status) => resolve({ status: status ?? 1, output }))
  })
}

/** Runs a short command and returns its standard output, or undefined if it is missing or fails. */
export function readOutput(command: string, args: string[], settings: Settings = {}) {
  const done = spawnSync(command, args, { ...settings, encoding: 'utf8', shell })
  return done.status === 0 ? done.stdout : undefined
}
