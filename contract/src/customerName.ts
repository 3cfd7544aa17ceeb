import type { Encoding } from './encoding/encoding.ts'
import { text } from './encoding/text.ts'
import { maxLengths } from './maxLengths.ts'

/** Returns an owner's name on one line, without superfluous spaces; empty if nothing is left of it. */
export function normaliseCustomerName(raw: string): string {
  return (text.read(raw) ?? '').replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim()
}

/** Returns whether a name, normalised, is too long to be stored. */
export function isTooLongName(name: string): boolean {
  return name.length > maxLengths.customerName
}

/** An owner's name; null if it is too long. */
export const customerName: Encoding<string> = {
  kind: 'text',
  read: (raw) => {
    const name = normaliseCustomerName(raw)
    return name === '' || isTooLongName(name) ? null : name
  },
  write: (value) => value ?? '',
}
