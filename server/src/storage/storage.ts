import type { Readable } from 'node:stream'
import type { Checksum } from './checkedAs.ts'

/** Where the bytes of documents are. Keys are made by `newStorageKey`; nothing under a key ever changes. */
export interface Storage {
  /**
   * Stores a file's bytes under a key that nothing is stored under yet, and fails where there is something. When it has
   * resolved, they survive a power failure; when it fails, nothing can be read under the key; when the process ends before,
   * nothing or all of them.
   */
  put(key: string, file: StoredFile): Promise<void>
  /** The bytes, or a range of them that is within. Throws NothingStored where there are none. */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Returns a tag that changes when the stored bytes are replaced; it comes from their metadata. Throws NothingStored. */
  version(key: string): Promise<string>
  /** Forgets the bytes; does nothing where there are none. */
  delete(key: string): Promise<void>
  /** Everything that is stored, in no order. */
  list(): AsyncIterable<StoredObject>
  /**
   * The random id that tells this store from any other, and outlives a move of all its files. Null where it has none, unless
   * it is to be made; of those who make it at the same time, all get the same.
   */
  id(options: { readonly make: boolean }): Promise<string | null>
  /** Throws where storage does not answer, or does not take what this service puts there. */
  check(): Promise<void>
  close(): Promise<void>
}

/** A complete file on this machine's disk; storage refuses what does not arrive as its checksum says. */
export interface StoredFile extends Checksum {
  readonly path: string
}

/** Both ends belong to it, as in RFC 9110 §14. */
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

/** Nothing is stored under the key. */
export class NothingStored extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`Nothing is stored under ${key}.`, options)
    this.name = 'NothingStored'
  }
}
