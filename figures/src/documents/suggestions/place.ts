import type { Suggestion } from '@hausblick/contract/calls/suggestion.ts'
import { selectorLabel } from '../../records/address.ts'
import { foldText } from '../../text.ts'
import { type FoundAddress, findAddress, type KnownPlace } from './address.ts'
import { type Letter, listTypeWords } from './letter.ts'
import { findName, findUnitOfTenant, nameWords } from './people.ts'
import type { StreetSpot } from './streets.ts'

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

type Placed = Pick<Suggestion, 'street' | 'unit' | 'customer'>

/** Suggests the address that a letter is about, the unit by its tenant, and, if it is not known, the customer. */
export function suggestPlace(
  letter: Letter,
  spots: readonly StreetSpot[],
  known: Known,
): Placed & { readonly names: ReadonlySet<string> } {
  const found = findAddress(spots, known.places, known.own)
  const owner = findOwner(letter, found, known)
  const street = found && { value: found.street, words: found.words, isCertain: true }
  const customer = owner && {
    value: owner.customerId,
    name: known.customers.get(owner.customerId) ?? '',
    words: owner.words,
    isCertain: owner.isCertain && known.isComplete,
  }
  return {
    street,
    customer: known.customerId === null ? customer : null,
    unit: suggestUnit(letter, found, known, known.customerId ?? owner?.customerId),
    names: listNames(found, known),
  }
}

interface Owner {
  readonly customerId: string
  readonly words: string
  readonly isCertain: boolean
}

/** Finds whose letter it is by the address, by the tenant where several have units there, or by the owner's name. */
function findOwner(letter: Letter, found: FoundAddress | null, known: Known): Owner | null {
  const named = [...known.customers].flatMap(([customerId, name]) => {
    const words = nameForms(name).map((form) => findName(letter, form))
    const line = words.find((each) => each !== null)
    return line === undefined || line === null ? [] : [{ customerId, words: line }]
  })
  const ids = new Set(found?.places.map(({ customerId }) => customerId))
  if (found === null) {
    const [only] = named
    return only && named.length === 1
      ? { ...only, isCertain: isAddressed(only.words, known.customers.get(only.customerId) ?? '') }
      : null
  }
  const [first] = ids
  const isContradicted = named.length > 0 && !named.some(({ customerId }) => ids.has(customerId))
  if (ids.size === 1 && first !== undefined)
    return { customerId: first, words: found.words, isCertain: !isContradicted }
  const tenant = findUnitOfTenant(letter, found.places, lastNames(known, ids))
  const ofThese = named.filter(({ customerId }) => ids.has(customerId))
  const [owner] = ofThese
  if (tenant) {
    const { customerId } = tenant.unit
    const isCertain = ofThese.every((other) => other.customerId === customerId) && !isContradicted
    return { customerId, words: tenant.words, isCertain }
  }
  return owner && ofThese.length === 1 ? { ...owner, isCertain: true } : null
}

/** Whether a line has nothing but a name, as in the address of a letter. */
function isAddressed(line: string, name: string): boolean {
  const words = nameWords(line).join(' ')
  return nameForms(name).some((form) => form.join(' ') === words)
}

/** Returns the words of a name in the order in which letters have them: `Ritter, Ingrid` is also `Ingrid Ritter`. */
function nameForms(name: string): string[][] {
  const [last = '', first, ...more] = name.split(',')
  const forms = first !== undefined && more.length === 0 ? [name, `${first} ${last}`] : [name]
  // A single word is no name that is anybody's alone.
  return forms.map(nameWords).filter((words) => words.length > 1)
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
  customerId: string | undefined,
): Suggestion['unit'] {
  if (customerId === undefined) return null
  const places = (found?.places ?? known.places).filter((place) => place.customerId === customerId)
  const tenant = findUnitOfTenant(letter, places, lastNames(known, new Set([customerId])))
  if (tenant && (found || tenant.isWhole))
    return { ...toUnit(tenant.unit), words: tenant.words, isCertain: found !== null }
  const [only, ...others] = places.filter(({ kind }) => kind === 'unit')
  return found && only && others.length === 0
    ? { ...toUnit(only), words: found.words, isCertain: true }
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
