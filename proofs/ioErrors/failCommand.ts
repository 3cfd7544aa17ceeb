import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Command, runToEnd } from '../kills/killedCommand.ts'
import type { IoFindings, Walking } from './failCalls.ts'
import { type Failures, isInjected, isSkipped, straceOptions } from './inject.ts'

/** Calls that fail one after the other; beyond the first, every `step`th, by default each. */
export interface CommandWalk extends Pick<Failures, 'calls' | 'files'> {
  readonly step?: number
}

/** What a command does, and how to tell whether it did it. */
export interface FailingCommand {
  readonly command: Command
  /** Its temporary files; empty otherwise. */
  readonly temporary: string
  /** The calls that fail, each alone. */
  readonly walks: readonly CommandWalk[]
  /** How its error message begins. */
  readonly failed: RegExp
  /** Undoes the command or changes what it reads, so that it has something to do. */
  prepare(): Promise<void>
  find(): Promise<'whole' | 'absent' | 'half'>
  /** Lists what a failed command left beside its effect. */
  listLeft(): Promise<string[]>
}

/** More calls of one kind than any command makes, so that trying each of them ends. */
const MOST_CALLS = 400
/** Where these fail, a command cannot remove its temporary files. */
const REMOVING = /\b(?:unlink|rmdir)\(/

/**
 * Lets each write and sync of a command fail once, one after the other. A command that succeeds must have done everything,
 * and one that fails everything or nothing, must say so, and leave nothing behind; another run must succeed.
 */
export async function failCommand(
  { command, temporary, walks, failed, prepare, find, listLeft }: FailingCommand,
  { told = () => {}, every = 1 }: Walking = {},
): Promise<IoFindings> {
  const log = join(command.folder, 'strace.txt')
  const counts: Record<string, number> = {}
  const faults: string[] = []
  let [acknowledged, refused] = [0, 0]

  const listAllLeft = async () => [
    ...(await listLeft()),
    ...(await readdir(temporary)).filter(isOwn),
  ]

  async function attempt(failures: Failures, name: string): Promise<number> {
    await prepare()
    const before = await listAllLeft()
    const { status, stderr, injected } = await runTraced(command, failures, log)
    const tell = (fault: string) => faults.push(`${name} ${injected}: ${fault}`)
    const effect = await find()
    if (status === 0) acknowledged += 1
    else refused += 1
    if (effect === 'half') tell('half-written')
    if (status === 0 && effect !== 'whole') tell('succeeded without its effect')
    if (status === 0 && stderr.includes('Error')) tell(stderr)
    if (status !== 0 && !failed.test(stderr)) tell(`ended with ${status}: ${stderr}`)
    if (status !== 0 && injected.length === 0) tell(`failed without a reason: ${stderr}`)
    const left = (await listAllLeft()).filter((file) => !before.includes(file))
    if (left.length > 0 && !REMOVING.test(injected.join())) tell(`left ${left}`)
    if (effect !== 'whole') {
      await runToEnd(command).catch((error) => tell(`repeated: ${error}`))
      if ((await find()) !== 'whole') tell('not whole after it was repeated')
    }
    return injected.length
  }

  for (const { calls, files, step = 1 } of walks) {
    const name = `${calls}${files ? ' of its file' : ''}`
    counts[name] = 0
    for (let only = 1; ; only++) {
      if (isSkipped(only, Math.max(step, every))) continue
      const failures = { calls, error: 'EIO', only, ...(files && { files }) } as const
      const hits = await attempt(failures, `${name} ${only}`)
      counts[name] += hits
      if (hits === 0) break
      if (only > MOST_CALLS) throw new Error(`More than ${MOST_CALLS} calls of ${name}.`)
    }
    told(`${name}: ${counts[name]}`)
  }
  return { acknowledged, refused, faults, counts }
}

/** Node keeps its compiled code beside the temporary files. */
const isOwn = (name: string) => name.startsWith('hausblick-')

async function runTraced(
  { file, args, folder, environment }: Command,
  failures: Failures,
  log: string,
): Promise<{ status: number; stderr: string; injected: string[] }> {
  const program = join(import.meta.dirname, '../../server/src', file)
  // Of a command, the log is not mixed with what it says itself.
  const options = ['-f', '--seccomp-bpf', '-o', log, ...straceOptions(failures)]
  const env = { PATH: process.env.PATH, ...environment, UV_THREADPOOL_SIZE: '1' }
  const traced = spawn('strace', [...options, process.execPath, program, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [stderr, [status]] = await Promise.all([text(traced.stderr), once(traced, 'close')])
  const lines = (await readFile(log, 'utf8')).split('\n')
  return { status: Number(status ?? 1), stderr, injected: lines.filter(isInjected) }
}
