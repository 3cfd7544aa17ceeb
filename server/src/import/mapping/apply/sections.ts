import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { foldText } from '@hausblick/figures/text.ts'

/** The rule by which headings among the rows are counted. */
export const SECTION = 'Zwischenüberschrift'

/** After the word that begins the heading: `101` of `: 101 – Lindenstraße 4`. */
const ID = /^[\s:.#-]*(?:nr\.?|nummer)?[\s:.#-]*([\p{L}\d][\p{L}\d./_-]*)/iu

/** Returns the field and id that a row states for those below it; null if it is no heading. */
export function readSection(
  cells: readonly string[],
  { sections }: Pick<MappingProfile, 'sections'>,
): { readonly field: string; readonly id: string } | null {
  if (sections.length === 0) return null
  const [text, ...more] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (text === undefined || more.length > 0) return null
  for (const { texts, to } of sections) {
    const start = texts.find((word) => startsWith(text, word))
    const id = start === undefined ? undefined : ID.exec(text.slice(start.length))?.[1]
    if (id !== undefined && /\d/.test(id)) return { field: to, id: id.replace(/[.,:-]+$/, '') }
  }
  return null
}

function startsWith(text: string, word: string): boolean {
  const next = text.slice(word.length, word.length + 1)
  return foldText(text.slice(0, word.length)) === foldText(word) && !/\p{L}/u.test(next)
}
