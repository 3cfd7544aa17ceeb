import { date } from '@hausblick/contract/encoding/date.ts'
import { readFileName } from '@hausblick/contract/encoding/fileName.ts'

/**
 * Describes a document by the parts of its file name: `Nachtrag (Mietvertrag, Lindenweg 3, 03.02.2026)`. Returns a name that is
 * not a `readv_…` file name unchanged.
 */
export function describeDocument(fileName: string): string {
  const named = readFileName(fileName)
  if (named === null) return fileName
  const { name, type, street } = named
  const details = [type, street, date.write(named.date)].filter((detail) => detail !== '')
  return `${name} (${details.join(', ')})`
}
