import { finished } from 'node:stream/promises'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import { readVerified } from '../../platform/storage/readVerified.ts'
import type { Storage } from '../../platform/storage/storage.ts'

/** A document's file in storage and its checksum. */
export interface StoredDocument extends Pick<DocumentTable, 'size' | 'sha256'> {
  readonly file_key: string
}

/** Disks can corrupt a file without changing its version, so that it is read again after this. */
const VALID_MS = 10 * 60_000
const MAX_KNOWN = 1000

interface Verification {
  readonly version: string
  readonly until: number
  readonly verified: Promise<void>
}

/**
 * Returns a function that verifies a document's whole file and throws ChecksumMismatch if it is damaged or NothingStored if it is
 * lost. A result is cached for ten minutes, or until the file is replaced, since viewers request many ranges.
 */
export function createVerifier(storage: Storage): (document: StoredDocument) => Promise<void> {
  const known = new Map<string, Verification>()
  return async (document) => {
    const { file_key: key } = document
    const version = await storage.version(key)
    const found = known.get(key)
    if (found?.version === version && found.until > Date.now()) return await found.verified
    const verified = readToEnd(storage, document)
    const verification = { version, until: Date.now() + VALID_MS, verified }
    known.delete(key)
    known.set(key, verification)
    const [oldest] = known.keys()
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest)
    await verified.catch((error) => {
      if (known.get(key) === verification) known.delete(key)
      throw error
    })
  }
}

async function readToEnd(storage: Storage, document: StoredDocument): Promise<void> {
  const bytes = await readVerified(storage, document.file_key, document)
  await finished(bytes.resume())
}
