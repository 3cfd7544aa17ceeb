import type { DocumentRow, DocumentState } from '@hausblick/contract/documents.ts'
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
  /** Name, type, address and date, folded for searches and separated by line breaks. */
  readonly searchText: string
}

/** Returns the entries of a list without the files whose names cannot be read (specification §3). */
export function readEntries(rows: readonly DocumentRow[]): DocumentEntry[] {
  // 100,000 documents share few types, addresses, days and customers: interning these strings keeps garbage collection short.
  const intern = memoize((text) => text)
  const searchableOnce = memoize(searchable)
  const germanDay = memoize(germanDate.write)
  return rows.flatMap((row) => {
    const parts = readFileName(row.name)
    if (!parts) return []
    const { downloadUrl, size, state = null } = row
    const { name } = parts
    const customerId = intern(parts.customerId)
    const street = intern(parts.street)
    const type = intern(parts.type)
    const date = parts.date === null ? null : intern(parts.date)
    const day = date === null ? '' : germanDay(date)
    // `join` builds a flat string; `+` would build a rope, which the first search would have to flatten.
    const searchText = [searchable(name), searchableOnce(type), searchableOnce(street), day].join(
      '\n',
    )
    const fileName = row.name
    return { customerId, street, date, type, name, fileName, downloadUrl, size, state, searchText }
  })
}

function memoize(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>()
  return (text) => {
    const known = made.get(text) ?? make(text)
    made.set(text, known)
    return known
  }
}
