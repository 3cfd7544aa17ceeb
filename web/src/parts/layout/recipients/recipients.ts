import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import type { FoundPlace } from '@hausblick/contract/calls/find.ts'
import type { Recipients } from '@hausblick/contract/calls/givings.ts'
import { nameCustomer } from '../../../base/data/customers.ts'

/** A house, as the records write its address. */
export type Address = Pick<FoundPlace, 'street' | 'number' | 'zipcode' | 'city'>

/** What is chosen of each kind, so that looking at another kind loses nothing. */
export interface RecipientsChoice {
  readonly kind: Recipients['kind']
  readonly customers: readonly CustomerRow[]
  readonly address: Address | null
}

export const nobodyYet: RecipientsChoice = { kind: 'address', customers: [], address: null }

/** Returns whom a choice names; null as long as it names nobody. */
export function toRecipients({ kind, customers, address }: RecipientsChoice): Recipients | null {
  if (kind === 'all') return { kind }
  if (kind === 'customers')
    return customers.length > 0 ? { kind, customerIds: customers.map(({ id }) => id) } : null
  if (!address) return null
  const { street, number, zipcode } = address
  return { kind, street, number, zipcode }
}

export function labelAddress({ street, number, zipcode, city }: Address): string {
  return [`${street} ${number}`.trim(), `${zipcode} ${city}`.trim()].filter(Boolean).join(', ')
}

/** Returns whose a unit or building is. */
export function ownerOf({ customerId: id, customer = '' }: FoundPlace): CustomerRow {
  return { id, registeredEmail: '', name: customer === id ? '' : customer }
}

/** Returns what tells a unit apart from the others of a house, and whose it is. */
export function labelPlace(place: FoundPlace): string {
  const { name, id, tenant } = place
  const unit = [name || id, tenant].filter(Boolean).join(', ')
  return `${labelAddress(place)} · ${unit} → ${nameCustomer(ownerOf(place))}`
}

/** Returns the houses at which units and buildings were found, each once. */
export function listAddresses(places: readonly Address[]): Address[] {
  const byLabel = new Map(
    places
      .filter(({ street }) => street !== '')
      .map(({ street, number, zipcode, city }) => {
        const address = { street, number, zipcode, city }
        return [labelAddress(address), address] as const
      }),
  )
  return [...byLabel.values()]
}
