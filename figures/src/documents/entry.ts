import type { ActiveContent, DocumentRow, DocumentState } from '@hausblick/contract/documents.ts'
import { date as germanDate } from '@hausblick/contract/encoding/date.ts'
import { type DocumentName, readFileName } from '@hausblick/contract/encoding/fileName.ts'
import { searchable } from '../text.ts'

/** An entry of the document list: the parts of the file name and the fields of the row. */
export interface DocumentEntry extends DocumentName {
  /** The `readv_…` name, which identifies the document. */
  readonly fileName: string
  readonly downloadUrl: string
  /** Bytes. */
  readonly size: number
  /** Null for documents uploaded by staff. */
  readonly state: DocumentState | null
  /** Its active content, which a desktop reader may run or open. */
  readonly active: readonly ActiveContent[]
  /** Who sends the electronic invoice that it is; null if it is none. */
  readonly supplier: string | null
  /** For what it counts among the expenses; null where nobody says. */
  readonly expenseKind: string | null
  /** The customer's label; null in the list of a single customer. */
  readonly customer: string | null
  /** See `documentSearchText`. */
  readonly searchText: string
}

/** Returns the entries of a list without the files whose names cannot be read (product §20). */
export function readEntries(rows: readonly DocumentRow[]): DocumentEntry[] {
  return rows.flatMap(({ name: fileName, state = null, active = [], ...row }) => {
    const parts = readFileName(fileName)
    if (!parts) return []
    const { customer = null, supplier = null, expenseKind = null, downloadUrl, size } = row
    const shown = { fileName, downloadUrl, size, state, active, customer, supplier, expenseKind }
    return { ...parts, ...shown, searchText: documentSearchText(parts) }
  })
}

/** Returns what a search for a document looks through: name, type, address and date, folded and separated by line breaks. */
export function documentSearchText({ name, type, street, date }: DocumentName): string {
  const day = date === null ? '' : germanDate.write(date)
  return [searchable(name), searchable(type), searchable(street), day].join('\n')
}
