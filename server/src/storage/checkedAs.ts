import { createHash } from 'node:crypto'

/** What a file's bytes are known by. */
export interface Checksum {
  /** Bytes. */
  readonly size: number
  /** In hex. */
  readonly sha256: string
}

/** Bytes are not those that their checksum announces. */
export class WrongBytes extends Error {
  constructor(name: string) {
    super(`The bytes of ${name} have changed: they are not those of its checksum.`)
    this.name = 'WrongBytes'
  }
}

/**
 * Returns a transform for `pipeline` that throws WrongBytes where the bytes differ from their checksum. It holds back the last
 * chunk until all bytes are known to be right, so that no receiver ever has a complete file that is wrong.
 */
export function checkedAs({ size, sha256 }: Checksum, name: string) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    let length = 0
    let last: Buffer | undefined
    for await (const chunk of source) {
      hash.update(chunk)
      length += chunk.length
      // More than announced: what was announced must not be complete before that is told.
      if (length > size) throw new WrongBytes(name)
      if (last) yield last
      last = chunk
    }
    if (length !== size || hash.digest('hex') !== sha256) throw new WrongBytes(name)
    if (last) yield last
  }
}
