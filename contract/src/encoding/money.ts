import { readScaled, writeScaled } from './decimal.ts'
import type { Encoding } from './encoding.ts'

const EURO = /^\s*(?:€|EUR)|(?:€|EUR)\s*$/i

/** An amount in cents: `125000` is `1250,00`. Ignores a euro sign before or after it. */
export const money: Encoding<number> = {
  kind: 'money',
  read: (text) => readScaled(text.replace(EURO, ''), 2),
  write: (cents) => (cents === null ? '' : writeScaled(cents, 2)),
}
