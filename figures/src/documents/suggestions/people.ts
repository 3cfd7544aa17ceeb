import { foldText } from '../../text.ts'
import type { KnownPlace } from './address.ts'
import { type Letter, quoteLine } from './letter.ts'

/** What stands before a last name. */
const TITLES =
  '(?:herrn?|frau|fam(?:ilie|\\.)|eheleuten?|eheleute|mieter(?:in)?:?|mietpartei:?|dr\\.|prof\\.)'
const TITLE = /^(?:herrn?|frau|familie|fam|eheleute|dr|prof|med|ing|dipl)$/
/** So many words may be between a title and the last name. */
const FIRST_NAMES = '(?:[\\p{L}.-]+ ){0,3}'

/** Returns the words of a name, folded, without titles. */
export function nameWords(name: string): string[] {
  return splitName(foldText(name))
}

function splitName(folded: string): string[] {
  return (folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => !TITLE.test(word))
}

/** Returns the words of a name in the orders in which letters have them: `Ritter, Ingrid` is also `Ingrid Ritter`. */
export function nameForms(name: string): string[][] {
  const [last = '', first, ...more] = name.split(',')
  const forms = first !== undefined && more.length === 0 ? [name, `${first} ${last}`] : [name]
  // A single word is no name that is anybody's alone.
  return forms.map(nameWords).filter((words) => words.length > 1)
}

/** The line of a letter that has a name. */
export interface NamedLine {
  readonly index: number
  readonly words: string
}

/** Finds the line of a letter that has a name's words one after the other; null if none has. */
export function findName(
  { lines, folded }: Pick<Letter, 'lines' | 'folded'>,
  words: readonly string[],
): NamedLine | null {
  const [first] = words
  if (first === undefined) return null
  const index = folded.findIndex(
    (line, at) => line.includes(first) && hasName(lines[at] ?? '', words),
  )
  const line = lines[index]
  return line === undefined ? null : { index, words: quoteLine(line, first) }
}

/** What stands before a name and is no further first name. */
const ROLE =
  /(?:mieter|mieters|mieterin|vermieter|vermieterin|eigentumer|eigentumerin|ehepaar|firma|fa|kunde|kundin|auftraggeber|inhaber|inhaberin|absender|empfanger|betreff|name|partei|geehrte|geehrter|liebe|lieber|guten|tag|hallo|an|von|bei|fur|ihr|ihre|unser|unsere|ung)$/u

/** Whether a text has a name's words, and no more of a name: `Peter Schmidt` is not in `Peter Schmidt-Rottluff` or `Hans Peter Schmidt`. */
export function hasName(text: string, words: readonly string[]): boolean {
  const all = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: written, index }) => ({
    ...{ written, start: index, end: index + written.length },
    folded: foldText(written),
  }))
  const tokens = all.filter(({ folded }) => !TITLE.test(folded))
  return tokens.some((token, at) => {
    const last = tokens[at + words.length - 1]
    if (!last || !words.every((word, index) => tokens[at + index]?.folded === word)) return false
    const [behind, before] = [text.slice(last.end), text.slice(0, token.start)]
    if (/^\p{Pd}\p{L}/u.test(behind) || /\p{L}\p{Pd}$/u.test(before)) return false
    const previous = all[all.indexOf(token) - 1]
    return !(
      previous &&
      text.slice(previous.end, token.start) === ' ' &&
      /^\p{Lu}\p{L}/u.test(previous.written) &&
      !TITLE.test(previous.folded) &&
      !ROLE.test(previous.folded)
    )
  })
}

/** A unit that a letter means by its tenant. */
export interface FoundUnit {
  readonly unit: KnownPlace
  readonly words: string
  /** Whether it gives the whole name. */
  readonly isWhole: boolean
  /** Whether it names nobody who is called as another tenant there, of whom it may be. */
  readonly isAlone: boolean
}

/**
 * Returns the one unit whose tenant a letter names: in full, else by the last name with a title before it or in brackets.
 *
 * @param others last names that mean somebody else: the owner's
 */
export function findUnitOfTenant(
  letter: Letter,
  places: readonly KnownPlace[],
  others: ReadonlySet<string>,
): FoundUnit | null {
  const units = places.filter(({ kind, tenant }) => kind === 'unit' && tenant)
  const whole = units.flatMap((unit) => {
    const words = nameWords(`${unit.tenant?.firstName ?? ''} ${unit.tenant?.lastName ?? ''}`)
    const line = words.length > 1 ? findName(letter, words) : null
    return line === null ? [] : [{ unit, words: line.words, isWhole: true }]
  })
  if (whole.length > 0) return onlyOf(whole, letter, units)
  const byLast = units.flatMap((unit) => {
    const last = foldText(unit.tenant?.lastName ?? '').trim()
    const line = last === '' || others.has(last) ? undefined : findTitled(letter, last)
    return line === undefined ? [] : [{ unit, words: line, isWhole: false }]
  })
  return onlyOf(byLast, letter, units)
}

function onlyOf(
  found: readonly Omit<FoundUnit, 'isAlone'>[],
  { lines }: Letter,
  units: readonly KnownPlace[],
): FoundUnit | null {
  const [only] = found
  if (!only || found.length > 1) return null
  const lastName = ({ tenant }: KnownPlace) => nameWords(tenant?.lastName ?? '')
  const own = lastName(only.unit).join(' ')
  const others = units.map(lastName).filter((last) => last.length > 0 && last.join(' ') !== own)
  const isAlone = !others.some((last) =>
    lines.some((line) => ` ${nameWords(line).join(' ')} `.includes(` ${last.join(' ')} `)),
  )
  return { ...only, isAlone }
}

function findTitled({ lines, folded }: Letter, last: string): string | undefined {
  const name = last.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const titled = new RegExp(
    `(?<![\\p{L}])${TITLES} ${FIRST_NAMES}${name}(?![\\p{L}\\p{N}-])|\\(${name}\\)`,
    'u',
  )
  const index = folded.findIndex((line) => line.includes(last) && titled.test(line))
  const line = lines[index]
  return line === undefined ? undefined : quoteLine(line, last.split(' ')[0] ?? '')
}
