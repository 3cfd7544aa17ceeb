import { createHash } from 'node:crypto'

/** Size and hash by which stored bytes are verified. */
export interface Checksum {
  /** Bytes. */
  readonly size: number
  /** Hex. */
  readonly sha256: string
}

/** The bytes do not match their checksum. */
export class ChecksumMismatch extends Error {
  constructor(name: string) {
    super(`The bytes of ${name} do not match its checksum.`)
    this.name = 'ChecksumMismatch'
  }
}

/**
 * Returns a transform for `pipeline` that throws ChecksumMismatch where the bytes differ. It withholds the last chunk until
 * all bytes are verified, so that no receiver ever holds a complete but wrong file.
 */
export function verifyChecksum({ size, sha256 }: Checksum, name: string) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    let length = 0
    let last: Buffer | undefined
    for await (const chunk of source) {
      hash.update(chunk)
      length += chunk.length
      // Before the announced size is passed on in full.
      if (length > size) throw new ChecksumMismatch(name)
      if (last) yield last
      last = chunk
    }
    if (length !== size || hash.digest('hex') !== sha256) throw new ChecksumMismatch(name)
    if (last) yield last
  }
}
