import { randomBytes } from 'node:crypto'

const BYTES = 16
const KEY = /^[\da-f]{32}$/

/** A key that nothing is stored under: 128 random bits in hex, so no user's text reaches storage. */
export function newStorageKey(): string {
  return randomBytes(BYTES).toString('hex')
}

/** The key itself; throws where it is anything else, which must not become part of a path. */
export function checkStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('This is not a key that newStorageKey has made.')
  return key
}

/** Whether a name found in storage is a document's, rather than something that others put there. */
export function isStorageKey(name: string): boolean {
  return KEY.test(name)
}
