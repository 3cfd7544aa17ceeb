import type { DocumentRow, DocumentState } from '@hausblick/contract/documents.ts'
import { type DocumentName, readFileName } from '@hausblick/contract/encoding/fileName.ts'
import { fold } from './fold.ts'

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
  const foldOnce = remembered(fold)
  return rows.flatMap((row) => {
    const parts = readFileName(row.name)
    if (!parts) return []
    const { downloadUrl, size, state = null } = row
    const { name, type, street, date } = parts
    const day = date?.split('-').reverse().join('.') ?? ''
    const searchText = `${fold(name)}\n${foldOnce(type)}\n${foldOnce(street)}\n${day}`
    return { ...parts, fileName: row.name, downloadUrl, size, state, searchText }
  })
}

/** Types and addresses are many times the same in a list. */
function remembered(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>()
  return (text) => {
    const known = made.get(text) ?? make(text)
    made.set(text, known)
    return known
  }
}
