import { documentsAddress } from '@hausblick/contract/addresses.ts'
import { cleanPart } from '@hausblick/contract/encoding/fileName.ts'
import type { Address } from '@hausblick/figures/records/address.ts'

/** Returns the address of the list of documents for a street and house number, normalised as in file names. */
export function documentsOf({ street, number }: Address, type: string | null = null): string {
  return documentsAddress(type, cleanPart(`${street} ${number}`) || null)
}

/** Returns the address of the list of rental contracts for a street and house number. */
export function contractsOf(address: Address): string {
  return documentsOf(address, 'Mietvertrag')
}
