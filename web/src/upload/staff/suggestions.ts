import { cleanPart } from '@hausblick/contract/encoding/fileName.ts'

export interface StreetAndNumber {
  readonly street: string
  readonly number: string
}

/** Stands for what belongs to no building, as the service files what customers send in. */
export const NO_STREET = 'Allgemein'

/** What documents of a house usually are, whether or not there is one yet. */
const USUAL_TYPES = [
  'Abrechnung',
  'Energieausweis',
  'Grundsteuerbescheid',
  'Kaufvertrag',
  'Kreditvertrag',
  'Mietvertrag',
  'Nebenkostenabrechnung',
  'Protokoll',
  'Rechnung',
  'Schriftverkehr',
  'Versicherung',
]

const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })

/** Streets and house numbers to choose from, in German order: those of addresses, and those that are in use. */
export function suggestStreets(
  addresses: readonly StreetAndNumber[],
  used: Iterable<string>,
): string[] {
  const lines = addresses.map(({ street, number }) => `${street} ${number}`)
  return inOrder([...lines, ...used, NO_STREET])
}

/** Types to choose from, in German order. */
export function suggestTypes(used: Iterable<string>): string[] {
  return inOrder([...USUAL_TYPES, ...used])
}

/** Each text once, as it stands in a file name. */
function inOrder(texts: readonly string[]): string[] {
  const unique = new Set(texts.map(cleanPart))
  unique.delete('')
  return [...unique].toSorted(collator.compare)
}
