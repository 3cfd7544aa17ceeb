import { cleanPart } from '@hausblick/contract/encoding/fileName.ts'
import type { Address } from '@hausblick/figures/records/address.ts'

/**
 * Returns where the rental contracts of an address are listed: the documents page filtered by type and, where the address is
 * known, by street and house number as file names spell them.
 *
 * @param prefix of the pages' paths, `/demo` on the demo's
 */
export function contractsLink({ street, number }: Address, prefix: string): string {
  const line = cleanPart(`${street} ${number}`)
  const search = new URLSearchParams({ docType: 'Mietvertrag', ...(line && { wohnung: line }) })
  return `${prefix}/documents?${search}`
}
