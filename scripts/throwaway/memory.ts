import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Linux's magic number of tmpfs. */
const TMPFS = 0x01021994
/** Several times what a run stores at once. */
const NEEDED_BYTES = 3 * 1024 ** 3
const PREFIX = 'hausblick-run-'

/**
 * Keeps the temporary files of this process and its children in memory if that has room: what tests store need not survive,
 * and on a disk they mostly wait for it. The files are removed when the process exits, or by the next run if it was killed.
 */
export function keepTemporaryFilesInMemory(memory = MEMORY): void {
  if (!hasRoom(memory)) return
  removeAbandoned(memory)
  const folder = mkdtempSync(join(memory, `${PREFIX}${process.pid}-`))
  // A server that refuses to run as root must reach its own folder inside.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.on('exit', () => remove(folder))
}

function hasRoom(memory: string): boolean {
  if (!existsSync(memory)) return false
  const { type, bavail, bsize } = statfsSync(memory)
  return type === TMPFS && Math.min(bavail * bsize, process.availableMemory()) >= NEEDED_BYTES
}

function removeAbandoned(memory: string): void {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : undefined
    if (pid !== undefined && !isRunning(pid)) remove(join(memory, name))
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Leaves what another user owns, or what is a file system of its own. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  } catch {}
}
