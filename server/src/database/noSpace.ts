import { statfs } from 'node:fs/promises'

/** What the system, and PostgreSQL, say where nothing more can be written; `EFBIG` is a process's own limit. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', '53100'])
/** SQLITE_IOERR and SQLITE_FULL; more exact codes have them in their lowest byte. */
const SQLITE_RESULTS: ReadonlySet<number> = new Set([10, 13])
const LEAST_FREE_BYTES = 32 * 1024 * 1024

/** Whether an error, or what caused it, says that a disk or a database is full or cannot be written. */
export function isNoSpace(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && CODES.has(each.code)) return true
    if ('errcode' in each && SQLITE_RESULTS.has(Number(each.errcode) & 0xff)) return true
  }
  return false
}

/** Throws an error that `isNoSpace` knows when the file system of a folder is nearly full. */
export async function checkSpace(folder: string, leastBytes = LEAST_FREE_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= leastBytes) return
  const message = `${folder} has ${bavail * bsize} bytes left, less than ${leastBytes}.`
  throw Object.assign(new Error(message), { code: 'ENOSPC' })
}
