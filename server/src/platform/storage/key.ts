import { randomBytes } from 'node:crypto'

const BYTES = 16
const KEY = /^[\da-f]{32}$/

/** Creates a random key: 128 bits in hex, so that no user input reaches storage. */
export function createStorageKey(): string {
  return randomBytes(BYTES).toString('hex')
}

/** Returns the key; throws where it is malformed, since keys become part of paths. */
export function checkStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('This is not a key created by createStorageKey.')
  return key
}

/** Returns whether a name found in storage is a document's key. */
export function isStorageKey(name: string): boolean {
  return KEY.test(name)
}
