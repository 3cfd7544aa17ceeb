import {
  cleanName,
  cutToBytes,
  type DocumentName,
  readFileName,
  writeFileName,
} from '@hausblick/contract/encoding/fileName.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../platform/database/tables/schema.ts'

const EXTENSION = /\.(?:pdf|xml)$/i

export function withoutExtension(name: string): string {
  return name.replace(EXTENSION, '')
}

/** A file name and its parts, as they read back from the name. */
export interface FreeName extends DocumentName {
  readonly fileName: string
}

/**
 * Returns the file name for these parts, with a counter if another document of the customer has it. The caller must hold the
 * lock on the customer's row, or the name may be taken before it is used.
 *
 * @param number of the document that gets the name, if it exists already
 */
export async function findFreeName(
  trx: Transaction<Schema>,
  parts: DocumentName,
  number = 0,
): Promise<FreeName> {
  const first = writeFileName(parts)
  const stem = withoutExtension(first)
  const rows = await trx
    .selectFrom('document')
    .select('file_name')
    .where('customer_id', '=', parts.customerId)
    .where('number', '!=', number)
    // Names that begin with the stem and ` (`; `)` is the character after `(`.
    .where(({ eb, or, and }) =>
      or([
        eb('file_name', '=', first),
        and([eb('file_name', '>=', `${stem} (`), eb('file_name', '<', `${stem} )`)]),
      ]),
    )
    .execute()
  const taken = new Set(rows.map((row) => row.file_name))
  let counter = 1
  while (taken.has(writeFileName(parts, counter))) counter += 1
  const fileName = writeFileName(parts, counter)
  return { ...(readFileName(fileName) ?? parts), fileName }
}

const MAX_BYTES = 255
/** Reserved device names of Windows, whatever follows the first dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Returns the name that a download is saved under: the requested one, made valid for every system, or else the file name. */
export function nameDownload(asked: string | undefined, fileName: string): string {
  const clean = cleanName(withoutExtension(asked ?? ''))
  // Unix hides files whose names begin with a dot.
  const name = clean.replace(/^[.\s]+/, '').replace(RESERVED, '$&-')
  const [extension = '.pdf'] = EXTENSION.exec(fileName) ?? []
  return name === '' ? fileName : `${cutToBytes(name, MAX_BYTES - extension.length)}${extension}`
}
