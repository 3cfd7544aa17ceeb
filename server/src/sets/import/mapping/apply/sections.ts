import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { foldText } from '@hausblick/figures/text.ts'
import { findCellError } from '../../problems/cellErrors.ts'

/** The rule by which headings among the rows are counted. */
export const SECTION = 'Zwischenüberschrift'

/** What headings among the rows state for those below them, by field. */
export type Section = Readonly<Record<string, string | null>>

/** After the word that begins the heading: `101` and what follows of `: 101 – Lindenstraße 4`. */
const ID = /^[\s:.#-]*(?:nr\.?|nummer)?[\s:.#-]*([\p{L}\d][\p{L}\d./_-]*)(.*)$/iu
const EDGES = /^[\s:.,;#–-]+|[\s:.,;#–-]+$/g

/** Returns what a row states for those below it; null if it is no heading. */
export function readSection(
  cells: readonly string[],
  { sections }: Pick<MappingProfile, 'sections'>,
): Section | null {
  if (sections.length === 0) return null
  const [text, second, ...more] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (text === undefined || more.length > 0) return null
  for (const { texts, to } of sections) {
    // An account's name may stand in a cell of its own.
    if (second !== undefined && to !== 'account') continue
    const start = texts.find((word) => startsWith(text, word))
    if (start === undefined) continue
    const said = [text.slice(start.length), second ?? ''].join(' ')
    if (findCellError(said.replace(/^[\s:]+/, '').trim(), 'text') !== null) continue
    const [, id = '', rest = ''] = ID.exec(said) ?? []
    const name = said.replaceAll(EDGES, '')
    if (/\d/.test(id)) return describe(to, id.replace(/[.,:-]+$/, ''), rest.replaceAll(EDGES, ''))
    if (to === 'customerid' && name !== '') return { customerid: null, customername: name }
  }
  return null
}

function describe(to: string, id: string, rest: string): Section {
  if (to === 'account') return { account: id, accountname: rest === '' ? null : rest }
  return to === 'customerid' ? { customerid: id, customername: null } : { [to]: id }
}

function startsWith(text: string, word: string): boolean {
  const next = text.slice(word.length, word.length + 1)
  return foldText(text.slice(0, word.length)) === foldText(word) && !/\p{L}/u.test(next)
}
