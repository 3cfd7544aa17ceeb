import { createHash } from 'node:crypto'
import type { StoredFile } from './storage.ts'

/**
 * Lets bytes through, and fails at their end where they are not those that were announced. The last of them wait until all
 * are known to be right, so that whoever receives them never has a complete file that is wrong. For `pipeline`.
 */
export function checkedAs({ path, size, sha256 }: StoredFile) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    let length = 0
    let last: Buffer | undefined
    for await (const chunk of source) {
      hash.update(chunk)
      length += chunk.length
      if (last) yield last
      last = chunk
    }
    if (length !== size || hash.digest('hex') !== sha256)
      throw new Error(`${path} is not the file that was to be stored: its bytes have changed.`)
    if (last) yield last
  }
}
