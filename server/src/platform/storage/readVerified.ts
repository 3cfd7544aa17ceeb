import { PassThrough, pipeline, type Readable } from 'node:stream'
import type { Storage } from './storage.ts'
import { type Checksum, verifyChecksum } from './verifyChecksum.ts'

/**
 * Returns the bytes under a key as a stream that fails with ChecksumMismatch before its end where they differ from the
 * checksum. Throws NothingStored.
 */
export async function readVerified(
  storage: Pick<Storage, 'read'>,
  key: string,
  checksum: Checksum,
): Promise<Readable> {
  const output = new PassThrough()
  // On failure, `pipeline` destroys the output with the error, which its reader sees.
  pipeline(await storage.read(key), verifyChecksum(checksum, key), output, () => {})
  return output
}
