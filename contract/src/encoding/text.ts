import type { Encoding } from './encoding.ts'

/** Text as it stands, in Unicode's composed form and without space around it. */
export const text: Encoding<string> = {
  kind: 'text',
  read: (raw) => raw.normalize('NFC').trim() || null,
  write: (value) => value ?? '',
}

/** Ids separated by a comma, as a list without empty entries; a list without any entry is missing. */
export const idList: Encoding<readonly string[]> = {
  kind: 'idList',
  read: (raw) => {
    const ids = raw
      .normalize('NFC')
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== '')
    return ids.length > 0 ? ids : null
  },
  write: (ids) => (ids ?? []).join(','),
}
