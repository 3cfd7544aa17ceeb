import type { Encoding } from './encoding.ts'

/** Control characters, which no database, file name or page should have to bear. */
const CONTROL = /\p{Cc}+/gu

function composed(raw: string): string {
  return raw.toWellFormed().replace(CONTROL, ' ').normalize('NFC').trim()
}

/** Text as it stands, in Unicode's composed form, without control characters and without space around it. */
export const text: Encoding<string> = {
  kind: 'text',
  read: (raw) => composed(raw) || null,
  write: (value) => value ?? '',
}

/** Ids separated by a comma, as a list without empty entries; a list without any entry is missing. */
export const idList: Encoding<readonly string[]> = {
  kind: 'idList',
  read: (raw) => {
    const ids = raw
      .split(',')
      .map(composed)
      .filter((id) => id !== '')
    return ids.length > 0 ? ids : null
  },
  write: (ids) => (ids ?? []).join(','),
}
