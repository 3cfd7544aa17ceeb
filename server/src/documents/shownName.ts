import { cleanName, cutToBytes } from '@hausblick/contract/encoding/fileName.ts'

const EXTENSION = '.pdf'
const MAX_BYTES = 255
/** Names of devices to Windows, whatever follows the first dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** What a document is saved as: as its reader's page calls it, made fit for every system; else by its own name. */
export function shownName(asked: string | undefined, fileName: string): string {
  const clean = cleanName((asked ?? '').replace(/\.pdf$/i, ''))
  // What begins with a dot is hidden elsewhere.
  const name = clean.replace(/^[.\s]+/, '').replace(RESERVED, '$&-')
  return name === '' ? fileName : `${cutToBytes(name, MAX_BYTES - EXTENSION.length)}${EXTENSION}`
}
