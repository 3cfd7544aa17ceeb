import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, parse } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { rightsFor } from './rights.ts'

/** What the system adds to the rights that Node.js takes from a reader. */
export interface Confinement {
  /** Whether a reader sees neither processes nor networks, and the system bounds its memory. */
  readonly hasNamespaces: boolean
  /** Whether it runs as a user that owns nothing, where the service runs as root. */
  readonly isNobody: boolean
}

/** The user and group without files, by convention of all Linux distributions. */
const NOBODY = 65534
/** What Node.js reserves counts as well, though it uses little of it: 650 MB. */
const RESERVED_BYTES = 1024 * 1024 * 1024
/**
 * The second process is there to be the first of its namespace: such a process cannot be ended by its own watchdog. As soon
 * as one of them dies, so does what it has started.
 */
const UNSHARE = [
  ...['/usr/bin/unshare', '--user', '--pid', '--net', '--ipc', '--fork', '--kill-child'],
  ...['/usr/bin/unshare', '--fork', '--kill-child'],
]
const NOTHING = join(import.meta.dirname, 'reader/programs.ts')

/** Starts Node.js with arguments as far away from this process as the confinement says; memory is in bytes. */
export function spawnConfined(
  { hasNamespaces, isNobody }: Confinement,
  args: readonly string[],
  memory: number,
  output?: number,
) {
  const limit = ['/usr/bin/prlimit', `--data=${memory + RESERVED_BYTES}`]
  const [command = '', ...rest] = [
    ...(hasNamespaces ? [...limit, ...UNSHARE] : []),
    ...[process.execPath, ...args],
  ]
  return spawn(command, rest, {
    // The service's own may be closed to others.
    cwd: parse(process.execPath).root,
    env: {},
    stdio: ['pipe', 'pipe', 'pipe', ...(output === undefined ? [] : [output])],
    ...(isNobody && { uid: NOBODY, gid: NOBODY }),
  })
}

let found: Promise<Confinement> | undefined

/** Resolves to the strongest confinement that works on this machine, tried once by a program that does nothing. */
export function findConfinement(): Promise<Confinement> {
  found ??= tryConfinements()
  return found
}

/** Says in the log what this machine does not allow; nothing where it allows everything. */
export async function reportConfinement(log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  const { hasNamespaces, isNobody } = await findConfinement()
  if (!hasNamespaces || isNobody !== isRoot())
    log.warn(
      { hasNamespaces, isNobody },
      'readers of uploads have only the bounds of Node.js: this machine does not let them run apart',
    )
}

async function tryConfinements(): Promise<Confinement> {
  for (const isNobody of isRoot() ? [true, false] : [false])
    for (const hasNamespaces of process.platform === 'linux' ? [true, false] : [false])
      if (await works({ hasNamespaces, isNobody })) return { hasNamespaces, isNobody }
  return { hasNamespaces: false, isNobody: false }
}

async function works(confinement: Confinement): Promise<boolean> {
  const child = spawnConfined(confinement, [...rightsFor({ native: false }), NOTHING], 0)
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
