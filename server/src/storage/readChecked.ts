import { PassThrough, pipeline, type Readable } from 'node:stream'
import { type Checksum, checkedAs } from './checkedAs.ts'
import type { Storage } from './storage.ts'

/**
 * Returns the bytes stored under a key as a stream that fails with WrongBytes before its end where they are not those of the
 * checksum. Throws NothingStored where there are none.
 */
export async function readChecked(
  storage: Pick<Storage, 'read'>,
  key: string,
  checksum: Checksum,
): Promise<Readable> {
  const output = new PassThrough()
  // A failure destroys the output with its error, which is where its reader meets it.
  pipeline(await storage.read(key), checkedAs(checksum, key), output, () => {})
  return output
}
