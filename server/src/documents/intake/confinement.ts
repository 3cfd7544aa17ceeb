import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, parse } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { rightsFor } from './rights.ts'

/** How the operating system confines a reader, beyond Node.js's permission model. */
export interface Confinement {
  /** Whether a reader gets process and network namespaces of its own, and a memory limit. */
  readonly hasNamespaces: boolean
  /** Whether it runs as a user that owns no files; possible only when the service runs as root. */
  readonly isNobody: boolean
}

/** The id of user and group `nobody` on all Linux distributions. */
const NOBODY = 65534
/** Node.js reserves 650 MB of address space; the limit counts it, though little of it is used. */
const RESERVED_BYTES = 1024 * 1024 * 1024
/**
 * The inner `unshare` becomes process 1 of the namespace, so that the reader does not: process 1 ignores signals that it
 * sends itself, its watchdog's SIGKILL included. When either dies, so does its child.
 */
const UNSHARE = [
  ...['/usr/bin/unshare', '--user', '--pid', '--net', '--ipc', '--fork', '--kill-child'],
  ...['/usr/bin/unshare', '--fork', '--kill-child'],
]
/** Lowers the priority of all threads. On a busy processor it still gets a tenth, as people wait for what it reads. */
const IDLE = ['/usr/bin/nice', '-n', '10']
/** A module that loads and does nothing. */
const NO_OP = join(import.meta.dirname, 'reader/programs.ts')

/**
 * Starts Node.js under a confinement.
 *
 * @param memory the limit in bytes, beyond what Node.js reserves
 * @param output the descriptor passed on as the child's fourth
 * @param isIdle whether all other processes come first
 */
export function spawnConfined(
  { hasNamespaces, isNobody }: Confinement,
  args: readonly string[],
  memory: number,
  {
    output,
    isIdle = false,
  }: { readonly output?: number | undefined; readonly isIdle?: boolean } = {},
) {
  const limit = ['/usr/bin/prlimit', `--data=${memory + RESERVED_BYTES}`]
  const [command = '', ...rest] = [
    ...(isIdle && hasNamespaces ? IDLE : []),
    ...(hasNamespaces ? [...limit, ...UNSHARE] : []),
    ...[process.execPath, ...args],
  ]
  return spawn(command, rest, {
    // `nobody` may not be allowed to enter the service's folder.
    cwd: parse(process.execPath).root,
    env: {},
    stdio: ['pipe', 'pipe', 'pipe', ...(output === undefined ? [] : [output])],
    ...(isNobody && { uid: NOBODY, gid: NOBODY }),
  })
}

let found: Promise<Confinement> | undefined

/** Resolves to the strongest confinement that works on this machine; tried once per process. */
export function findConfinement(): Promise<Confinement> {
  found ??= tryConfinements()
  return found
}

/** Logs a warning where this machine does not allow the full confinement. */
export async function reportConfinement(log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  const { hasNamespaces, isNobody } = await findConfinement()
  if (!hasNamespaces || isNobody !== isRoot())
    log.warn(
      { hasNamespaces, isNobody },
      'upload readers are confined by Node.js only: this machine allows no full sandbox',
    )
}

async function tryConfinements(): Promise<Confinement> {
  for (const isNobody of isRoot() ? [true, false] : [false])
    for (const hasNamespaces of process.platform === 'linux' ? [true, false] : [false])
      if (await isSupported({ hasNamespaces, isNobody })) return { hasNamespaces, isNobody }
  return { hasNamespaces: false, isNobody: false }
}

async function isSupported(confinement: Confinement): Promise<boolean> {
  const child = spawnConfined(confinement, [...rightsFor({ native: false }), NO_OP], 0)
  child.stdin?.end()
  child.stdout?.resume()
  child.stderr?.resume()
  try {
    const [status] = await once(child, 'close')
    return status === 0
  } catch {
    return false
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}
