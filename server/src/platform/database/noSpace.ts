import { statfs } from 'node:fs/promises'

/** Error codes of the system and of PostgreSQL for a full or read-only disk; `EFBIG` is a limit of the process. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', '53100'])
/** SQLITE_IOERR and SQLITE_FULL, the low byte of extended result codes. */
const SQLITE_RESULTS: ReadonlySet<number> = new Set([10, 13])
const LEAST_FREE_BYTES = 32 * 1024 * 1024

/** Returns whether an error or one of its causes reports a full or read-only disk or database. */
export function isNoSpace(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && CODES.has(each.code)) return true
    if ('errcode' in each && SQLITE_RESULTS.has(Number(each.errcode) & 0xff)) return true
  }
  return false
}

/** Returns the size of a folder's file system, and what this process may still write to it, in bytes. */
export async function measureSpace(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** Throws an error that `isNoSpace` recognises if a folder's file system has less than `leastBytes` free. */
export async function checkSpace(folder: string, leastBytes = LEAST_FREE_BYTES): Promise<void> {
  const { free } = await measureSpace(folder)
  if (free >= leastBytes) return
  const message = `${folder} has ${free} bytes left, less than ${leastBytes}.`
  throw Object.assign(new Error(message), { code: 'ENOSPC' })
}
