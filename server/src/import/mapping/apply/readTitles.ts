import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type { SheetRow } from '../../sheet.ts'
import { encodingOf, readTyped } from './encodings.ts'
import type { SourceValues } from './readValues.ts'

/** Returns the values that titles above the header state: `Stand …` finds the date in `Stand 31.12.2025`. */
export function readTitles(
  rows: readonly SheetRow[],
  { titles, subject }: MappingProfile,
): SourceValues {
  const texts = rows.flatMap(({ cells }) => cells)
  return Object.fromEntries(
    titles.map(({ to, pattern }) => [to, findInTitles(texts, pattern, to, subject)]),
  )
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
    const encoding = encodingOf(subject, to, 'text')
    const read = readTyped(value, encoding.kind === 'date' ? 'date' : 'text', encoding)
    if (read !== null) return read
  }
  return null
}
