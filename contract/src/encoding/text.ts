import type { Encoding } from './encoding.ts'

/** Most texts are plain, and imports read millions. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/
const CONTROL = /\p{Cc}+/gu

function normalise(raw: string): string {
  if (PLAIN.test(raw)) return raw
  return raw.toWellFormed().replace(CONTROL, ' ').normalize('NFC').trim()
}

/** Text in NFC, trimmed and with control characters replaced by spaces. */
export const text: Encoding<string> = {
  kind: 'text',
  read: (raw) => normalise(raw) || null,
  write: (value) => value ?? '',
}

/** Ids separated by commas. Empty entries are dropped; a list with no entry left is null. */
export const idList: Encoding<readonly string[]> = {
  kind: 'idList',
  read: (raw) => {
    const ids = raw
      .split(',')
      .map(normalise)
      .filter((id) => id !== '')
    return ids.length > 0 ? ids : null
  },
  write: (ids) => (ids ?? []).join(','),
}
