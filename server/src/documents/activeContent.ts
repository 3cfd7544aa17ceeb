import { type ActiveContent, activeContent } from '@hausblick/contract/documents.ts'
import * as z from 'zod/mini'

const kinds = z.array(activeContent)

/** Returns what the column `active_content` holds about an inspected document: kinds separated by spaces. */
export function writeActiveContent(active: readonly ActiveContent[]): string {
  return active.join(' ')
}

/** Returns the field of a row that says what of a document may act; without one, there is nothing. */
export function activeField(column: string | null): { active?: ActiveContent[] } {
  if (column === null) return { active: ['pending'] }
  return column === '' ? {} : { active: kinds.parse(column.split(' ')) }
}
