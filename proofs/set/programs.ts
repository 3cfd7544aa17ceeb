import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { unprivilegedUser } from '../../scripts/throwaway/unprivilegedUser.ts'

const PATIENCE_MS = 180_000
const POLL_MS = 200
const RESTARTED_AFTER_MS = 1000

export type Programs = ReturnType<typeof openPrograms>

/** Opens a temporary folder for programs. They are killed when this process exits; without a failure, it is removed. */
export function openPrograms() {
  const folder = mkdtempSync('/tmp/hausblick-set-')
  chmodSync(folder, 0o711)
  // PostgreSQL and PgBouncer refuse to run as root.
  const user = unprivilegedUser()
  const children = new Map<string, ChildProcess>()

  process.once('exit', (status) => {
    for (const child of children.values()) child.kill('SIGKILL')
    for (const node of globSync(join(folder, '*/*/postmaster.pid')))
      kill(Number.parseInt(readFileSync(node, 'utf8'), 10))
    if (status === 0) rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    else process.stderr.write(`The logs are in ${folder}.\n`)
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

  /** Starts a program under a name, and again, as systemd does, where it ends with an error by itself. */
  async function start(name: string, command: readonly string[], environment = {}): Promise<void> {
    const [file = '', ...args] = command
    const log = openSync(join(folder, `${name}.log`), 'a')
    const child = spawn(file, args, {
      cwd: folder,
      env: { PATH: `${process.env.PATH}:/usr/sbin`, LC_ALL: 'C.UTF-8', ...environment },
      stdio: ['ignore', log, log],
      ...(file !== process.execPath && user),
    })
    await once(child, 'spawn')
    children.set(name, child)
    child.once('exit', async (status) => {
      await setTimeout(RESTARTED_AFTER_MS)
      if (status && children.get(name) === child) await start(name, command, environment)
    })
  }

  return {
    folder,
    start,
    /** Sends a signal to a program and waits until it has ended. */
    async end(name: string, signal: NodeJS.Signals): Promise<void> {
      const child = children.get(name)
      if (child?.exitCode !== null || child.signalCode !== null)
        throw new Error(`${name} does not run.`)
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
    /** Kills a PostgreSQL, which outlives its Patroni. */
    killPostgres(node: string): void {
      const file = join(folder, node, 'data/postmaster.pid')
      kill(Number.parseInt(readFileSync(file, 'utf8'), 10))
    },
    /** Creates a folder that only the programs may read. */
    makeFolder(name: string): string {
      mkdirSync(join(folder, name), { mode: 0o700 })
      chownSync(join(folder, name), user.uid, user.gid)
      return join(folder, name)
    },
    /** Writes a file that only the programs may read. */
    writeFile(name: string, content: string): string {
      writeFileSync(join(folder, name), content, { mode: 0o600 })
      chownSync(join(folder, name), user.uid, user.gid)
      return join(folder, name)
    },
  }
}

/** Resolves once something is so. Throws, naming it, if that takes too long. */
export async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !(await isSo()); await setTimeout(POLL_MS))
    if (performance.now() > end) throw new Error(`In ${PATIENCE_MS / 1000} s, not ${what}.`)
}

/** Returns whether an address answers with success. */
export async function answers(url: string): Promise<boolean> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null)
  await reply?.body?.cancel()
  return reply?.ok ?? false
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
