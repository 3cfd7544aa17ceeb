import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { StoredFile } from '../../platform/storage/storage.ts'

/** Makes a file of a part of another, such as one of several that a reader has written one after the other. */
export async function cutFile(
  from: string,
  { start, size }: { readonly start: number; readonly size: number },
  path: string,
): Promise<StoredFile> {
  const hash = createHash('sha256')
  await using file = await open(path, 'wx', 0o600)
  let written = 0
  for await (const chunk of createReadStream(from, { start, end: start + size - 1 })) {
    hash.update(chunk)
    written += chunk.length
    await file.appendFile(chunk)
  }
  if (written !== size) throw new Error('The reader wrote less than it said.')
  return { path, size, sha256: hash.digest('hex') }
}
