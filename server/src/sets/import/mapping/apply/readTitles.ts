import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type { SheetRow } from '../../files/sheet.ts'
import { describeCellError, findCellError } from '../../problems/cellErrors.ts'
import { quote } from '../../problems/problems.ts'
import { fieldLabel } from '../fields/listFields.ts'
import { encodingOf, readTyped } from './encodings.ts'
import type { SourceValues } from './readValues.ts'

/**
 * Returns the values that titles above the header state, as `Stand …` finds the date in `Stand 31.12.2025`, and says in German
 * which are not found.
 */
export function readTitles(
  rows: readonly SheetRow[],
  { titles, subject }: MappingProfile,
): { values: SourceValues; faults: readonly string[] } {
  const texts = rows.flatMap(({ cells }) => cells)
  const found = titles.map(
    ({ to, pattern }) => [to, findInTitles(texts, pattern, to, subject)] as const,
  )
  const missing = titles.filter((_, index) => found[index]?.[1] === null)
  return {
    values: Object.fromEntries(found),
    faults: missing.map(
      ({ to, pattern }) =>
        `Über den Überschriften steht nichts Lesbares wie ${quote(pattern)}: ${quote(fieldLabel(subject, to))} fehlt. Berichtigen Sie den Titel.`,
    ),
  }
}

function findInTitles(
  texts: readonly string[],
  pattern: string,
  to: string,
  subject: MappingProfile['subject'],
) {
  const [before = '', after = ''] = pattern.split('…').map((part) => part.trim())
  for (const raw of texts) {
    const text = raw.trim()
    if (!foldText(text).startsWith(foldText(before)) || !text.endsWith(after)) continue
    const value = text.slice(before.length, text.length - after.length).trim()
    if (findCellError(value, 'text') !== null) continue
    const encoding = encodingOf(subject, to, 'text')
    const read = readTyped(value, encoding.kind === 'date' ? 'date' : 'text', encoding)
    if (read !== null) return read
  }
  return null
}

/** Returns in German why the heading of a column cannot be read. */
export function describeHeading(text: string, index: number): string[] {
  const error = findCellError(text, 'number')
  if (error === null) return []
  return [
    `Die Überschrift der ${index + 1}. Spalte ist nicht zu lesen, und nur was Sie ihr zuordnen, geht ein. ${describeCellError(error, text)}`,
  ]
}
