import { createHash } from 'node:crypto'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Checksum } from '../../platform/storage/verifyChecksum.ts'

/**
 * Reads stored bytes and returns their size and hash. Throws NothingStored.
 *
 * @param passed called with the number of bytes read so far, chunk by chunk
 */
export async function hashStored(
  storage: Pick<Storage, 'read'>,
  key: string,
  passed: (bytes: number) => void = () => undefined,
): Promise<Checksum> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of await storage.read(key)) {
    hash.update(chunk)
    size += chunk.length
    passed(chunk.length)
  }
  return { size, sha256: hash.digest('hex') }
}
