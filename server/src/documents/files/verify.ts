import { finished } from 'node:stream/promises'
import type { DocumentTable } from '../../database/tables/documents.ts'
import { readVerified } from '../../storage/readVerified.ts'
import type { Storage } from '../../storage/storage.ts'

/** Where a document's bytes are and what they are known by. */
export type StoredDocument = Pick<DocumentTable, 'storage_key' | 'size' | 'sha256'>

/** A disk may lose bytes of a file without touching it: after so long, it is read again. */
const COUNTS_MS = 10 * 60_000
const MOST = 1000

interface Verification {
  readonly version: string
  readonly until: number
  readonly verified: Promise<void>
}

/**
 * Returns a function that reads a document's whole file and throws ChecksumMismatch or NothingStored where it is not what was kept.
 * It remembers which files were right, for ten minutes and as long as they are not replaced: a viewer asks for many ranges.
 */
export function createVerifier(storage: Storage): (document: StoredDocument) => Promise<void> {
  const known = new Map<string, Verification>()
  return async (document) => {
    const { storage_key: key } = document
    const version = await storage.version(key)
    const found = known.get(key)
    if (found?.version === version && found.until > Date.now()) return await found.verified
    const verified = readToEnd(storage, document)
    const verification = { version, until: Date.now() + COUNTS_MS, verified }
    known.delete(key)
    known.set(key, verification)
    const [oldest] = known.keys()
    if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    await verified.catch((error) => {
      if (known.get(key) === verification) known.delete(key)
      throw error
    })
  }
}

async function readToEnd(storage: Storage, document: StoredDocument): Promise<void> {
  const bytes = await readVerified(storage, document.storage_key, document)
  await finished(bytes.resume())
}
