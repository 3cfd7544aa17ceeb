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

/** Returns the line of a letter that has a name's words one after the other; null if none has. */
export function findName(
  { lines, folded }: Pick<Letter, 'lines' | 'folded'>,
  words: readonly string[],
): string | null {
  const [first] = words
  if (first === undefined) return null
  const wanted = ` ${words.join(' ')} `
  const index = folded.findIndex(
    (line) => line.includes(first) && ` ${splitName(line).join(' ')} `.includes(wanted),
  )
  const line = lines[index]
  return line === undefined ? null : quoteLine(line, first)
}

/** A unit that a letter means by its tenant. */
export interface FoundUnit {
  readonly unit: KnownPlace
  readonly words: string
  /** Whether it gives the whole name. */
  readonly isWhole: boolean
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
    return line === null ? [] : [{ unit, words: line, isWhole: true }]
  })
  if (whole.length > 0) return whole.length === 1 ? (whole[0] ?? null) : null
  const byLast = units.flatMap((unit) => {
    const last = foldText(unit.tenant?.lastName ?? '').trim()
    const line = last === '' || others.has(last) ? undefined : findTitled(letter, last)
    return line === undefined ? [] : [{ unit, words: line, isWhole: false }]
  })
  return byLast.length === 1 ? (byLast[0] ?? null) : null
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
