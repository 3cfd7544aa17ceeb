import {
  cleanName,
  cutToBytes,
  type DocumentName,
  readFileName,
  writeFileName,
} from '@hausblick/contract/encoding/fileName.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'

const EXTENSION = '.pdf'

/** A document's file name, with its parts as the name has them. */
export interface FreeName extends DocumentName {
  readonly fileName: string
}

/**
 * Returns the file name for these parts, with a counter where another document of the customer has it. The name stays free
 * only while the transaction locks the customer's row.
 *
 * @param number the document's own, if it exists already
 */
export async function findFreeName(
  trx: Transaction<Schema>,
  parts: DocumentName,
  number = 0,
): Promise<FreeName> {
  const first = writeFileName(parts)
  const stem = first.slice(0, -EXTENSION.length)
  const rows = await trx
    .selectFrom('document')
    .select('file_name')
    .where('customer_id', '=', parts.customerId)
    .where('number', '!=', number)
    // A prefix search for the stem and `(`: `)` is the next character.
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
/** Names of devices to Windows, whatever follows the first dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** What a document is saved as: as its reader's page calls it, made fit for every system; else by its own name. */
export function nameDownload(asked: string | undefined, fileName: string): string {
  const clean = cleanName((asked ?? '').replace(/\.pdf$/i, ''))
  // What begins with a dot is hidden elsewhere.
  const name = clean.replace(/^[.\s]+/, '').replace(RESERVED, '$&-')
  return name === '' ? fileName : `${cutToBytes(name, MAX_BYTES - EXTENSION.length)}${EXTENSION}`
}
