import { date } from '@hausblick/contract/encoding/date.ts'
import { readFileName } from '@hausblick/contract/encoding/fileName.ts'

/**
 * Returns what a document is called, in the words that its list shows: `Nachtrag (Mietvertrag, Lindenweg 3, 03.02.2026)`. A name
 * that is no `readv_…` file name stays as it is.
 */
export function describeDocument(fileName: string): string {
  const named = readFileName(fileName)
  if (named === null) return fileName
  const { name, type, street } = named
  const details = [type, street, date.write(named.date)].filter((detail) => detail !== '')
  return `${name} (${details.join(', ')})`
}
