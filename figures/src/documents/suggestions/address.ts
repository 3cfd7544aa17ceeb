import { cleanPart } from '@hausblick/contract/encoding/fileName.ts'
import type { Address } from '../../records/address.ts'
import type { Tenant } from '../../records/tenant.ts'
import { foldText } from '../../text.ts'
import { type Letter, quoteLine } from './letter.ts'
import { findStreetSpots, listStreetKeys, type StreetSpot, streetKey } from './streets.ts'

/** A unit or building whose address letters may name. */
export interface KnownPlace {
  readonly customerId: string
  readonly id: string
  readonly kind: 'unit' | 'object'
  /** The operator's name for it; empty if it has none. */
  readonly name: string
  readonly address: Address
  readonly tenant?: Tenant | null
}

export interface FoundAddress {
  /** Street and house number, as documents are filed under them. */
  readonly street: string
  /** The line that names it. */
  readonly words: string
  readonly places: readonly KnownPlace[]
  /** Where the letter names it. */
  readonly spots: readonly AddressSpot[]
}

/** A spot of a letter that names an address. */
export interface AddressSpot extends StreetSpot {
  readonly index: number
  /** What its line has before the street. */
  readonly prefix: string
}

/** `in der Wohnung` names no town. */
const ARTICLE = /^(?:de[rmn]|die|das|eine[rmn]?|ihre[rmn]?|unsere[rmn]?)?$/
/** As far behind a number as its town stands. */
const TOWN_WORDS = 4

/** A line of this length goes on in the next. */
const WHOLE_LINE = 45

/** A spot, and the number of its line. */
export type LetterSpot = StreetSpot & Pick<AddressSpot, 'index'>

/** Returns the spots of a letter that may name an address. */
export function listSpots({ lines }: Pick<Letter, 'lines'>): LetterSpot[] {
  return lines.flatMap((line, index) => {
    const { [index - 1]: above = '', [index + 1]: below = '' } = lines
    const around = { above: above.length < WHOLE_LINE ? '' : above, below }
    return findStreetSpots(line, around).map((spot) => ({ ...spot, index }))
  })
}

/**
 * Returns the one known address that a letter names, in whole words, the longest of those at a place. Null where it names none or
 * several, and where it may mean one of another town.
 *
 * @param own an address that means nothing: the operator's
 */
export function findAddress(
  spots: readonly LetterSpot[],
  places: readonly KnownPlace[],
  own: string,
): FoundAddress | null {
  const byKey = Map.groupBy(places, ({ address }) =>
    streetKey(`${address.street} ${address.number}`),
  )
  const ownKey = streetKey(own)
  const found = new Map<string, { spots: AddressSpot[]; places: KnownPlace[] }>()
  for (const spot of spots) {
    const { key, start } = listStreetKeys(spot).find((each) => byKey.has(each.key)) ?? {}
    if (key === undefined || start === undefined || key === ownKey) continue
    const there = (byKey.get(key) ?? []).filter((place) => isInTown(place, spot))
    if (there.length === 0) continue
    // Some are known without their town.
    const towns = new Set(there.map(({ address }) => townOf(address)).filter((town) => town !== ''))
    const name = towns.size > 1 ? `${key}?` : key
    const all = [...(found.get(name)?.spots ?? []), { ...spot, prefix: spot.prefixes[start] ?? '' }]
    found.set(name, { spots: all, places: there })
  }
  // A spot without its town means the same as one with it.
  for (const key of found.keys()) if (found.has(`${key}?`)) found.delete(`${key}?`)
  const [only] = found
  if (!only || found.size > 1 || only[0].endsWith('?')) return null
  const [, { spots: all, places: there }] = only
  const last = all.at(-1)
  const words = quoteLine(last?.line ?? '', last?.before.at(-1)?.folded ?? '')
  return { street: spell(there), words, places: there, spots: all }
}

function townOf({ zipcode, city }: KnownPlace['address']): string {
  return zipcode || foldText(city)
}

/** Whether the town that a letter names behind an address, if it does, is that of a place. */
function isInTown({ address: { zipcode, city } }: KnownPlace, { after }: StreetSpot): boolean {
  const near = after.slice(0, TOWN_WORDS)
  const named = near.find((word) => /^\d{5}$/.test(word))
  if (named !== undefined) return zipcode === '' || named === zipcode
  if (near[0] !== 'in' || ARTICLE.test(near[1] ?? '') || city === '') return true
  return foldText(city).split(/[^\p{L}\p{N}]+/u)[0] === near[1]
}

/** Returns an address as its building spells it, or most of its units. */
function spell(places: readonly KnownPlace[]): string {
  const buildings = places.filter(({ kind }) => kind === 'object')
  const spellings = Map.groupBy(buildings.length > 0 ? buildings : places, ({ address }) =>
    `${address.street} ${address.number}`.trim(),
  )
  const [most] = [...spellings].toSorted(([, one], [, other]) => other.length - one.length)
  return cleanPart(most?.[0] ?? '')
}
