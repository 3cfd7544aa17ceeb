import type { Readable } from 'node:stream'
import type { Checksum } from './verifyChecksum.ts'

/** Stores the bytes of documents. Keys come from `createStorageKey`; the bytes under a key never change. */
export interface Storage {
  /**
   * Stores a file under an unused key. Once it has resolved, the bytes survive a power failure. Once it has rejected, the key
   * must not be used; an orphan may remain under it. If the process dies in between, all or nothing is stored. Rejects if the
   * key is used, except on S3 servers that ignore `If-None-Match`, where random keys make that harmless.
   */
  put(key: string, file: StoredFile): Promise<void>
  /** Returns a stream of the bytes, or of a range within them. Throws NothingStored if there are none. */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Returns a tag, derived from metadata, that changes if the stored bytes are replaced. Throws NothingStored if there are none. */
  version(key: string): Promise<string>
  /** Returns the name that was stored with the bytes; null if there is none. */
  name(key: string): Promise<string | null>
  /** Deletes the bytes, if there are any, and their name. */
  delete(key: string): Promise<void>
  /** Lists everything stored, in no particular order. */
  list(): AsyncIterable<StoredObject>
  /**
   * Returns the random id of this store, which moves along with its files. With `make`, creates one if missing, the same for
   * concurrent callers; otherwise returns null if there is none.
   */
  id(options: { readonly make: boolean }): Promise<string | null>
  /** Throws if storage is unreachable. Only a folder is also tested for writing (decision 0010). */
  check(): Promise<void>
  close(): Promise<void>
}

/** A complete file on this machine's disk. Storage rejects bytes that do not match the checksum. */
export interface StoredFile extends Checksum {
  readonly path: string
  /** At most 255 bytes: what the file is called, for when the index of documents is lost. */
  readonly name?: string | undefined
}

/** Both ends are inclusive, as in RFC 9110 §14. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface StoredObject {
  readonly key: string
  /** Bytes. */
  readonly size: number
  readonly storedAt: Date
}

/** Thrown when nothing is stored under a key. */
export class NothingStored extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`Nothing is stored under ${key}.`, options)
    this.name = 'NothingStored'
  }
}
