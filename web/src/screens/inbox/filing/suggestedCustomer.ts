import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import type { Letter } from './letter.ts'

/** Returns the customer that the service is certain of. */
export function suggestedCustomer(letter: Letter): CustomerRow | null {
  return letter.suggestion.customer?.isCertain ? namedCustomer(letter) : null
}

/** Returns the customer that the letter names, certain or not. */
export function namedCustomer({ suggestion: { customer } }: Letter): CustomerRow | null {
  return customer && { id: customer.value, registeredEmail: '', name: customer.name }
}
