import type { Address } from '../records/address.ts'
import { foldText } from '../text.ts'

/** The limit of § 558 (3) BGB: by how much a rent may rise within three years. */
export interface RentCap {
  /** In basis points. */
  readonly share: number
  /** The entry of the operator that lowers it, as written; null where there is none. */
  readonly place: string | null
}

const USUAL: RentCap = { share: 2_000, place: null }
/** Where the Land has said by ordinance that homes are scarce. */
const LOWERED = 1_500

const POSTCODE = /(?<!\d)\d{5}(?!\d)/

/**
 * Returns how the limit of an address is found. It is lowered in the places of the operator's list: each a town, a postcode or
 * both, in any spelling of case, umlauts and spaces. Whatever an entry names must be the address's.
 */
export function createRentCaps(places: readonly string[]): (address: Address) => RentCap {
  const lowered = new Map(places.map((place) => [placeKey(splitPlace(place)), place.trim()]))
  return ({ zipcode, city }) => {
    const [postcode, town] = [zipcode.trim(), splitPlace(city).town]
    const keys = [
      { postcode, town },
      { postcode: '', town },
      { postcode, town: '' },
    ].map(placeKey)
    const place = keys.flatMap((key) => (key === '' ? [] : (lowered.get(key) ?? [])))[0]
    return place === undefined ? USUAL : { share: LOWERED, place }
  }
}

function splitPlace(text: string) {
  return { postcode: POSTCODE.exec(text)?.[0] ?? '', town: text.replace(POSTCODE, '') }
}

function placeKey({ postcode, town }: ReturnType<typeof splitPlace>): string {
  return `${postcode} ${foldText(town)
    .replace(/[\s,]+/g, ' ')
    .trim()}`.trim()
}
