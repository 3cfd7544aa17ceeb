import { cleanName, cutToBytes } from '@hausblick/contract/encoding/fileName.ts'

const EXTENSION = '.pdf'
const MAX_BYTES = 255

/** What a document is saved as: as its reader's page calls it, made fit for every system; else by its own name. */
export function shownName(asked: string | undefined, fileName: string): string {
  const name = cleanName((asked ?? '').replace(/\.pdf$/i, ''))
  return name === '' ? fileName : `${cutToBytes(name, MAX_BYTES - EXTENSION.length)}${EXTENSION}`
}
