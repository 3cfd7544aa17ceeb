import { searchable } from '../text.ts'

/** A postal address; unknown parts are empty. */
export interface Address {
  readonly street: string
  readonly number: string
  readonly zipcode: string
  readonly city: string
}

export function readAddress(
  record: {
    readonly [Part in keyof Address]: Address[Part] | null
  },
): Address {
  const { street, number, zipcode, city } = record
  return { street: street ?? '', number: number ?? '', zipcode: zipcode ?? '', city: city ?? '' }
}

/** Returns the known parts of an address in one line: `Weserstraße 176, 10405 Berlin`. */
export function addressLine(address: Address): string {
  const line = joinKnown([address.street, address.number], ' ')
  const place = joinKnown([address.zipcode, address.city], ' ')
  return joinKnown([line, place], ', ')
}

/** Returns the label of a building or unit in selectors: street, number and description. */
export function selectorLabel(address: Address, description: string): string {
  return joinKnown([address.street, address.number, description], ' ')
}

/** Returns the ids of the units at a building's address, however it is spelled; none if its street is unknown. */
export function unitsAt(
  { address }: { readonly address: Address },
  units: readonly { readonly id: string; readonly address: Address }[],
): string[] {
  const key = keyOf(address)
  if (address.street === '') return []
  return units.filter((unit) => keyOf(unit.address) === key).map(({ id }) => id)
}

function keyOf(address: Address): string {
  return searchable(addressLine(address))
}

function joinKnown(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator)
}
