import type { Suggestion } from '@hausblick/contract/calls/suggestion.ts'
import { selectorLabel } from '../../records/address.ts'
import { foldText } from '../../text.ts'
import { type FoundAddress, findAddress, type KnownPlace, type LetterSpot } from './address.ts'
import { type Letter, listTypeWords } from './letter.ts'
import { judgeMeaning, type Meaning } from './meant.ts'
import { findName, nameForms, nameWords } from './names.ts'
import { findUnitOfTenant } from './people.ts'

/** What the database knows of what a letter may name. */
export interface Known {
  /** Whose letter it is; null if that is not known. */
  readonly customerId: string | null
  readonly places: readonly KnownPlace[]
  /** Names of customers whose places these are, or whom the letter may name, by id. */
  readonly customers: ReadonlyMap<string, string>
  /** Whether these are all that may be meant. */
  readonly isComplete: boolean
  /** The operator's street and house number. */
  readonly own: string
}

export type Placed = Pick<Suggestion, 'street' | 'unit' | 'customer'>

/** Suggests the address that a letter is about, the unit by its tenant, and, if it is not known, the customer. */
export function suggestPlace(
  letter: Letter,
  spots: readonly LetterSpot[],
  known: Known,
): Placed & { readonly names: ReadonlySet<string> } {
  const found = findAddress(spots, known.places, known.own)
  const named = listNamed(letter, known)
  const judged = found
    ? judgeMeaning(found, {
        ...{ letter, places: found.places, customers: known.customers },
        isOfCustomer: known.customerId !== null,
      })
    : UNKNOWN
  // An owner may live in another's house.
  const isContradicted = named.some(
    ({ customerId }) => !found?.places.some((place) => place.customerId === customerId),
  )
  const meaning = { ...judged, isMeant: judged.isMeant && !isContradicted }
  const owner = findOwner(letter, found, named, { ...known, ...meaning })
  const street = found && { value: found.street, words: found.words, isCertain: meaning.isMeant }
  const customer = owner && {
    value: owner.customerId,
    name: known.customers.get(owner.customerId) ?? '',
    words: owner.words,
    isCertain: owner.isCertain && known.isComplete,
  }
  return {
    street,
    customer: known.customerId === null ? customer : null,
    unit: suggestUnit(letter, found, known, {
      customerId: known.customerId ?? owner?.customerId,
      isMeant: meaning.isMeant && (known.customerId !== null || owner?.isCertain === true),
      isOfStranger: meaning.isOfStranger,
    }),
    names: listNames(found, known),
  }
}

const UNKNOWN: Meaning = { isMeant: false, isOfStranger: false }

interface Owner {
  readonly customerId: string
  readonly words: string
  readonly isCertain: boolean
}

/** Returns the customers whose names a letter has. */
function listNamed(letter: Letter, { customers }: Known): Owner[] {
  return [...customers].flatMap(([customerId, name]) => {
    const lines = nameForms(name).map((form) => findName(letter, form))
    const line = lines.find((each) => each !== null)
    if (!line) return []
    return [{ customerId, words: line.words, isCertain: isAddressed(letter, line.index, name) }]
  })
}

/** Finds whose letter it is by the address, by the tenant where several have units there, or by the owner's name. */
function findOwner(
  letter: Letter,
  found: FoundAddress | null,
  named: readonly Owner[],
  known: Known & Meaning,
): Owner | null {
  const [owner, ...others] = named
  if (found === null) return owner && others.length === 0 ? owner : null
  const ids = new Set(found.places.map(({ customerId }) => customerId))
  const [first] = ids
  const isNamed = others.length === 0 && owner?.isCertain === true && ids.has(owner.customerId)
  const isMeant = known.isMeant && !known.isOfStranger
  if (ids.size === 1 && first !== undefined)
    return { customerId: first, words: found.words, isCertain: isMeant || isNamed }
  const tenant = findUnitOfTenant(letter, found.places, lastNames(known, ids))
  const ofThese = named.filter(({ customerId }) => ids.has(customerId))
  if (tenant) {
    const { customerId } = tenant.unit
    const isOnly = ofThese.every((other) => other.customerId === customerId)
    return { customerId, words: tenant.words, isCertain: isMeant && tenant.isCertain && isOnly }
  }
  const [only] = ofThese
  if (!only || ofThese.length > 1) return null
  return { ...only, isCertain: isNamed }
}

const ONLY_TITLES =
  /^(?:an )?(?:herrn?|frau|fam(?:ilie|\.)|eheleute|firma|fa\.)(?: (?:und )?(?:herrn?|frau))?$/u
const TITLED = /^(?:an )?(?:herrn?|frau|fam(?:ilie|\.)|eheleute|firma|fa\.) /u
const IN_CARE = /^(?:c\/o|z\. ?hd|p\. ?adr|vertreten|vertr\.)/u
/** Before an owner's name; a former one is none, and the `Inhaber` of a firm none either. */
const OWNS =
  /(?<!\p{L}|(?:fruhere|bisherige|ehemalige|alte)r? )(?:(?:vermieter|eigentumer|auftraggeber|versicherungsnehmer)(?:in)?|kontoinhaber(?:in)?|bauherr(?:in)?|rechnungsempfanger(?:in)?):? (?:herrn? |frau |dr\. )*$/u

/** Whether a line says that it is to somebody, as an address does, or who somebody is; not that he signed it, or is called so too. */
function isAddressed({ lines, folded }: Letter, index: number, name: string): boolean {
  const [above = '', line = '', below = ''] = [index - 1, index, index + 1].map((at) => folded[at])
  const [forename = ''] = nameWords(lines[index] ?? '').filter((word) =>
    nameWords(name).includes(word),
  )
  if (OWNS.test(line.slice(0, line.indexOf(foldText(forename))))) return true
  const words = nameWords(lines[index] ?? '').join(' ')
  if (!nameForms(name).some((form) => form.join(' ') === words)) return false
  return ONLY_TITLES.test(above) || TITLED.test(line) || IN_CARE.test(below)
}

/** Returns the last names of owners, which do not mean a tenant of the same name. */
function lastNames({ customers }: Known, ids: ReadonlySet<string>): Set<string> {
  const forms = [...ids].flatMap((id) => nameForms(customers.get(id) ?? ''))
  return new Set(forms.flatMap((words) => words.slice(-1)))
}

function suggestUnit(
  letter: Letter,
  found: FoundAddress | null,
  known: Known,
  { customerId, isMeant, isOfStranger }: Meaning & { readonly customerId: string | undefined },
): Suggestion['unit'] {
  if (customerId === undefined) return null
  const places = (found?.places ?? known.places).filter((place) => place.customerId === customerId)
  const tenant = findUnitOfTenant(letter, places, lastNames(known, new Set([customerId])))
  if (tenant && (found || tenant.isWhole))
    return {
      ...toUnit(tenant.unit),
      words: tenant.words,
      isCertain: isMeant && !isOfStranger && tenant.isCertain,
    }
  const [only, ...others] = places.filter(({ kind }) => kind === 'unit')
  return found && only && others.length === 0
    ? { ...toUnit(only), words: found.words, isCertain: false }
    : null
}

function toUnit({ id, name, address }: KnownPlace) {
  return { value: id, label: selectorLabel(address, name) }
}

/** Returns the words of what an address is called, and of who lives or owns there, which say nothing of a letter's type. */
function listNames(found: FoundAddress | null, { customers }: Known): Set<string> {
  const texts = (found?.places ?? []).flatMap(({ customerId, address, name, tenant }) => [
    `${address.street} ${address.city} ${name}`,
    `${tenant?.title ?? ''} ${tenant?.firstName ?? ''} ${tenant?.lastName ?? ''}`,
    customers.get(customerId) ?? '',
  ])
  return listTypeWords(foldText(texts.join('\n')))
}
