import { documentsAddress } from '@hausblick/contract/addresses.ts'
import { cleanPart } from '@hausblick/contract/encoding/fileName.ts'
import type { Address } from '@hausblick/figures/records/address.ts'

/** Returns the address of the list of documents for a street and house number, normalised as in file names. */
export function documentsOf({ street, number }: Address, type: string | null = null): string {
  return documentsAddress(type, streetOf({ street, number }))
}

/** Returns how file names write a street and house number; null if neither is known. */
export function streetOf({ street, number }: Pick<Address, 'street' | 'number'>): string | null {
  return cleanPart(`${street} ${number}`) || null
}

/** Returns the address of the list of rental contracts for a street and house number. */
export function contractsOf(address: Address): string {
  return documentsOf(address, 'Mietvertrag')
}
