import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import type { Letter } from './letter.ts'

/** Returns the customer that the service is certain of. */
export function suggestedCustomer({ suggestion: { customer } }: Letter): CustomerRow | null {
  if (!customer?.isCertain) return null
  const { value: id, name } = customer
  return { id, registeredEmail: '', name }
}
