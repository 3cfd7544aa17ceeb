import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isNoSpace } from '../database/noSpace.ts'
import { readVerified } from './readVerified.ts'
import { NothingStored, type Storage, type StoredFile } from './storage.ts'
import { type Checksum, ChecksumMismatch } from './verifyChecksum.ts'

/** Per document, since a connection to remote storage may break in the middle. */
const ATTEMPTS = 3

/** Calls `use` with a temporary folder, and removes it with all its content. */
export async function withTemporaryFolder<Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Copies what is stored under a key to a file of its own, which is complete and verified. Returns null if the bytes are lost,
 * damaged or unreadable. Throws if storage as a whole fails.
 */
export async function spool(
  storage: Storage,
  key: string,
  checksum: Checksum,
  path: string,
): Promise<StoredFile | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const bytes = await readVerified(storage, key, checksum)
      await pipeline(bytes, (chunks) => writeFile(path, chunks, { mode: 0o600 }))
      return { path, ...checksum }
    } catch (error) {
      if (error instanceof NothingStored || error instanceof ChecksumMismatch) return null
      // The copy could not be written, or storage as a whole fails: no document is to blame.
      if (isNoSpace(error)) throw error
      await storage.check()
      if (attempt === ATTEMPTS) return null
    }
  }
}
