import { foldText } from '../../text.ts'
import type { KnownPlace } from './address.ts'
import { type Letter, quoteLine } from './letter.ts'
import { findName, hasName, nameForms, nameWords, tenantForms } from './names.ts'

/** What stands before a last name. */
const TITLES =
  '(?:herrn?|frau|fam(?:ilie|\\.)|eheleuten?|eheleute|mieter(?:in)?:?|mietpartei:?|dr\\.|prof\\.)'
/** Up to three words may stand between a title and the last name. */
const FIRST_NAMES = '(?:[\\p{L}.-]+ ){0,3}'

/** A unit that a letter means by its tenant. */
export interface FoundUnit {
  readonly unit: KnownPlace
  readonly words: string
  /** Whether it gives the whole name. */
  readonly isWhole: boolean
  /** Whether it does so, and names neither another tenant there nor another flat. */
  readonly isCertain: boolean
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
    const line = tenantForms(unit)
      .map((form) => findName(letter, form))
      .find((each) => each !== null)
    return !line ? [] : [{ unit, words: line.words, isWhole: true }]
  })
  if (whole.length > 0) return onlyOf(whole, letter, units)
  const byLast = units.flatMap((unit) => {
    const last = unit.tenant?.lastName.trim() ?? ''
    const isOthers = last === '' || others.has(nameWords(last).join(' '))
    const line = isOthers ? undefined : findTitled(letter, foldText(last))
    return line === undefined ? [] : [{ unit, words: line, isWhole: false }]
  })
  return onlyOf(byLast, letter, units)
}

function onlyOf(
  found: readonly Omit<FoundUnit, 'isCertain'>[],
  letter: Letter,
  units: readonly KnownPlace[],
): FoundUnit | null {
  const [only] = found
  if (!only || found.length > 1) return null
  const lastName = ({ tenant }: KnownPlace) => nameWords(tenant?.lastName ?? '')
  const own = lastName(only.unit).join(' ')
  const others = units.map(lastName).filter((last) => last.length > 0 && last.join(' ') !== own)
  const isAlone = !others.some((last) =>
    letter.lines.some((line) => ` ${nameWords(line).join(' ')} `.includes(` ${last.join(' ')} `)),
  )
  const isCertain = only.isWhole && isAlone && !namesOtherFlat(letter, [only.unit])
  return { ...only, isCertain }
}

const FLAT =
  /(?<!\p{L})(?:we|wohnung|whg|wohneinheit|einheit)\.? ?(?:nr\.? ?)?(\d{1,4})(?![\d.,])/gu

function namesOtherFlat({ folded }: Letter, places: readonly KnownPlace[]): boolean {
  const own = new Set(
    places.flatMap(({ id, name }) => `${id} ${name}`.match(/\d+/g) ?? []).map(Number),
  )
  const named = folded.flatMap((line) =>
    [...line.matchAll(FLAT)].map(([, number]) => Number(number)),
  )
  return named.length > 0 && !named.some((number) => own.has(number))
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

/** Before the name of somebody whom a letter is to or about. */
const PERSON =
  /(?<!\p{L})(?:(?:mieter|nutzer|vermieter|eigentümer|auftraggeber|versicherungsnehmer|betreiber)(?:in)?|kundin|kunde|mietpartei|bauherr(?:in)?)(?::| (?:ist )?(?=\p{Lu}))\s*([^,;(–]+)/giu
const ADDRESSED = /^(?:An )?(?:Herrn?|Frau|Familie|Eheleute)(?:\s+|$)/u
const TWO_NAMES =
  /^(?:(?:Herrn?|Frau|Familie|Dr\.|Prof\.) )*\p{Lu}[\p{L}.-]+ (?:\p{Ll}+ ){0,2}\p{Lu}\p{L}+/u

/** Whether a letter is to, or about, somebody who is neither a tenant nor an owner of some places, or another flat. */
export function namesStranger(
  letter: Letter,
  places: readonly KnownPlace[],
  owners: readonly string[],
): boolean {
  const { lines, titles } = letter
  const forms = [...places.flatMap(tenantForms), ...owners.flatMap(nameForms)]
  const heads = new Set(titles)
  const named = lines.flatMap((line, index) => {
    const roles = [...line.matchAll(PERSON)].map(([, name = '']) => name.trim())
    if (!heads.has(line) || !ADDRESSED.test(line)) return roles
    const name = line.replace(ADDRESSED, '') || (lines[index + 1] ?? '')
    return [...roles, name]
  })
  return (
    namesOtherFlat(letter, places) ||
    named.some((name) => TWO_NAMES.test(name) && !forms.some((form) => hasName(name, form)))
  )
}
