import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Where uploads are until they are documents. Nothing in there outlives its upload, nor for long the process that ends in it. */
export interface TemporaryFolders {
  /** Gives an empty folder, which is gone when `use` is done with it. */
  within<Result>(use: (folder: string) => Promise<Result>): Promise<Result>
  /** Removes what processes have left behind that ended during an upload. */
  removeLeftBehind(): Promise<void>
}

const NAME = /^(?<host>.+)\.(?<pid>\d+)\.[^.]+$/
/** No upload takes so long: of processes elsewhere that share the folder, one cannot see whether they live. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000

export function temporaryFolders(root: string): TemporaryFolders {
  return {
    within: async (use) => {
      await mkdir(root, { recursive: true, mode: 0o700 })
      const folder = await mkdtemp(join(root, `${hostname()}.${process.pid}.`))
      try {
        return await use(folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    removeLeftBehind: async () => {
      for (const name of await readdir(root).catch(() => [])) {
        const folder = join(root, name)
        const found = await stat(folder).catch(() => null)
        if (found && isLeftBehind(name, found.mtimeMs))
          await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

function isLeftBehind(name: string, changedAt: number): boolean {
  const { host, pid } = NAME.exec(name)?.groups ?? {}
  if (host === hostname() && Number(pid) === process.pid) return changedAt < performance.timeOrigin
  if (host === hostname() && !isAlive(Number(pid))) return true
  return changedAt < Date.now() - LEFT_BEHIND_MS
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // There is one, of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
