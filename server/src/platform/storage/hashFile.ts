import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { StoredFile } from './storage.ts'

/** Returns a file with its size and SHA-256. */
export async function hashFile(path: string): Promise<StoredFile> {
  const { size } = await stat(path)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return { path, size, sha256: hash.digest('hex') }
}
