import { rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { readVerified } from '../../platform/storage/readVerified.ts'
import { NothingStored, type Storage } from '../../platform/storage/storage.ts'
import { ChecksumMismatch } from '../../platform/storage/verifyChecksum.ts'
import type { DocumentPart } from './parts.ts'

/** Stores a document under its key, unless it is there already; damaged bytes are replaced. Returns whether there were none. */
export async function storeDocument(storage: Storage, document: DocumentPart): Promise<boolean> {
  const found = await findStored(storage, document)
  if (found === 'damaged') await storage.delete(document.key)
  if (found !== 'intact') await storage.put(document.key, document)
  await rm(document.path, { force: true })
  return found === 'absent'
}

async function findStored(storage: Storage, { key, size, sha256 }: DocumentPart) {
  try {
    const bytes = await readVerified(storage, key, { size, sha256 })
    await finished(bytes.resume())
    return 'intact'
  } catch (error) {
    if (error instanceof NothingStored) return 'absent'
    if (error instanceof ChecksumMismatch) return 'damaged'
    throw error
  }
}
