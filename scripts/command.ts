import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'

/** npm, npx and the like are .cmd files on Windows, which only a shell can start. */
const shell = process.platform === 'win32'

type Settings = { env?: NodeJS.ProcessEnv; cwd?: string }

/**
 * Runs a command in the foreground and answers its exit status. Ctrl-C reaches it by the terminal; we
 * outlive it, so that whatever was opened around it is closed again.
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

/** Runs a command in the background, and answers its exit status and all that it printed. */
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

/** What a short command prints on standard output, or undefined when it is missing or fails. */
export function outputOf(command: string, args: string[], settings: Settings = {}) {
  const done = spawnSync(command, args, { ...settings, encoding: 'utf8', shell })
  return done.status === 0 ? done.stdout : undefined
}
