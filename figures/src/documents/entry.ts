import type { DocumentRow, DocumentState } from '@hausblick/contract/documents.ts'
import { type DocumentName, readFileName } from '@hausblick/contract/encoding/fileName.ts'
import { searchable } from '../text.ts'

/** A document as it stands in the list: what its file name says, and what the row adds. */
export interface DocumentEntry extends DocumentName {
  /** The `readv_…` name, which says which document it is. */
  readonly fileName: string
  readonly downloadUrl: string
  /** Bytes. */
  readonly size: number
  /** Null where staff put it there themselves. */
  readonly state: DocumentState | null
  /** What a search looks through, folded once: name, type, address and date, a line each. */
  readonly searchText: string
}

/** The documents of a list; files whose names do not say what they are, are left out (specification §3). */
export function readEntries(rows: readonly DocumentRow[]): DocumentEntry[] {
  // A list of 100,000 documents has few types, addresses, days and customers: each is kept once, or collecting garbage takes long.
  const once = remembered((text) => text)
  const searchableOnce = remembered(searchable)
  const germanDay = remembered((date) => date.split('-').reverse().join('.'))
  return rows.flatMap((row) => {
    const parts = readFileName(row.name)
    if (!parts) return []
    const { downloadUrl, size, state = null } = row
    const { name } = parts
    const customerId = once(parts.customerId)
    const street = once(parts.street)
    const type = once(parts.type)
    const date = parts.date === null ? null : once(parts.date)
    const day = date === null ? '' : germanDay(date)
    // Joined, it is one text at once; put together by `+`, it is made of pieces until somebody searches.
    const searchText = [searchable(name), searchableOnce(type), searchableOnce(street), day].join(
      '\n',
    )
    const fileName = row.name
    return { customerId, street, date, type, name, fileName, downloadUrl, size, state, searchText }
  })
}

function remembered(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>()
  return (text) => {
    const known = made.get(text) ?? make(text)
    made.set(text, known)
    return known
  }
}
