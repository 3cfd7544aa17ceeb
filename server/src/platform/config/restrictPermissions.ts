import { chmod, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

const OTHERS = 0o077
/** The bit of shared folders such as `/tmp`. */
const STICKY = 0o1000
const SQLITE = /^sqlite:(?<file>.+)$/

/**
 * Revokes other users' permissions that an earlier version or a looser umask has left on the data folder, the database, the
 * secret, and the folders whose files are already private.
 */
export async function restrictPermissions({
  dataDir,
  databaseUrl,
  documents,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'documents'>): Promise<void> {
  const file = SQLITE.exec(databaseUrl)?.groups?.file
  const paths = [
    dataDir,
    ...['secret', 'mail', 'uploads'].map((name) => join(dataDir, name)),
    ...(file === undefined ? [] : [file, `${file}-wal`, `${file}-shm`]),
    ...(documents.kind === 'disk' ? [documents.folder] : []),
  ]
  for (const path of paths) await restrict(path)
}

async function restrict(path: string): Promise<void> {
  try {
    const { mode, uid } = await stat(path)
    const isOwn = process.getuid === undefined || uid === process.getuid()
    if (isOwn && (mode & OTHERS) !== 0 && (mode & STICKY) === 0) await chmod(path, mode & ~OTHERS)
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error
  }
}
