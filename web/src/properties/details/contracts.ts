import { documentsAddress } from '@hausblick/contract/addresses.ts'
import { cleanPart } from '@hausblick/contract/encoding/fileName.ts'
import type { Address } from '@hausblick/figures/records/address.ts'

/** Returns where the rental contracts of an address are listed: by street and house number as file names spell them. */
export function contractsLink({ street, number }: Address): string {
  return documentsAddress('Mietvertrag', cleanPart(`${street} ${number}`) || null)
}
