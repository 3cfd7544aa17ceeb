import { randomBytes } from 'node:crypto'

const BYTES = 16
const KEY = /^[\da-f]{32}$/

/** A key that nothing is stored under: 128 random bits in hex, so no user's text reaches storage. */
export function newStorageKey(): string {
  return randomBytes(BYTES).toString('hex')
}

/** Whether a name found in storage is a document's, rather than something that others put there. */
export function isStorageKey(name: string): boolean {
  return KEY.test(name)
}
