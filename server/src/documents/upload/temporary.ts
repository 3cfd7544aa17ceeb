import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Folders that hold uploads until they are stored as documents. */
export interface TemporaryFolders {
  /** Calls `use` with a new empty folder and removes the folder afterwards, or if that fails, with the next one. */
  withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result>
  /** Removes the folders of processes that died during an upload. */
  removeStale(): Promise<void>
}

const NAME = /^(?<host>.+)\.(?<pid>\d+)\.[^.]+$/
/** Longer than any upload: whether a process on another host is alive cannot be told. */
const STALE_MS = 24 * 60 * 60 * 1000

export function createTemporaryFolders(root: string): TemporaryFolders {
  const unremoved = new Set<string>()
  const remove = async (folder: string) => {
    unremoved.add(folder)
    await rm(folder, { recursive: true, force: true })
    unremoved.delete(folder)
  }
  return {
    withFolder: async (use) => {
      for (const folder of unremoved) await remove(folder).catch(() => undefined)
      await mkdir(root, { recursive: true, mode: 0o700 })
      const folder = await mkdtemp(join(root, `${hostname()}.${process.pid}.`))
      try {
        return await use(folder)
      } finally {
        await remove(folder)
      }
    },
    removeStale: async () => {
      for (const name of await readdir(root).catch(() => [])) {
        const folder = join(root, name)
        const found = await stat(folder).catch(() => null)
        if (found && isStale(name, found.mtimeMs))
          await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

function isStale(name: string, changedAt: number): boolean {
  const { host, pid } = NAME.exec(name)?.groups ?? {}
  if (host === hostname() && Number(pid) === process.pid) return changedAt < performance.timeOrigin
  if (host === hostname() && !isAlive(Number(pid))) return true
  return changedAt < Date.now() - STALE_MS
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
