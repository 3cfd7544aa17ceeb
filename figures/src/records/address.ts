/** Where something stands and what it is called; what is not known is the empty string. */
export interface Address {
  readonly street: string
  readonly number: string
  readonly zipcode: string
  readonly city: string
}

/** Returns the address that a record names. */
export function readAddress(
  record: {
    readonly [Part in keyof Address]: Address[Part] | null
  },
): Address {
  const { street, number, zipcode, city } = record
  return { street: street ?? '', number: number ?? '', zipcode: zipcode ?? '', city: city ?? '' }
}

/** The address in one line, `Weserstraße 176, 10405 Berlin`, without what is not known. */
export function addressLine(address: Address): string {
  const line = joined([address.street, address.number], ' ')
  const place = joined([address.zipcode, address.city], ' ')
  return joined([line, place], ', ')
}

/** How a building or unit is told from others in a selector: street, number and description. */
export function selectorLabel(address: Address, description: string): string {
  return joined([address.street, address.number, description], ' ')
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator)
}
