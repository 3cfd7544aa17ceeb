import { type ActiveContent, activeContent } from '@hausblick/contract/documents.ts'
import * as z from 'zod/mini'

const kinds = z.array(activeContent)

/** Returns what the column `active_content` holds about an inspected document: kinds separated by spaces. */
export function writeActiveContent(active: readonly ActiveContent[]): string {
  return active.join(' ')
}

/** Reads the column back; null if the document has not been inspected yet. */
export function readActiveContent(column: string | null): ActiveContent[] | null {
  if (column === null) return null
  return column === '' ? [] : kinds.parse(column.split(' '))
}

/** Returns a row's field with a document's active content; no field for a document without any. */
export function activeField(column: string | null): { active?: ActiveContent[] } {
  const active = readActiveContent(column) ?? ['pending']
  return active.length === 0 ? {} : { active }
}
