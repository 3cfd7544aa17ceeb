import { documentsAddress } from '@hausblick/contract/addresses.ts'
import { cleanPart } from '@hausblick/contract/encoding/fileName.ts'
import type { Address } from '@hausblick/figures/records/address.ts'

/** Returns the address of the list of rental contracts for a street and house number, normalised as in file names. */
export function contractsLink({ street, number }: Address): string {
  return documentsAddress('Mietvertrag', cleanPart(`${street} ${number}`) || null)
}
