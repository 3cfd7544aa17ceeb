import { type CustomerRow, listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { compareGerman, hasWords, searchable, searchWords } from '@hausblick/figures/text.ts'
import { queryOf } from './ask.ts'
import type { Client } from './client.ts'

/** Reads up to `limit` customers who have every word of `search` in their id, name or email address. */
export function customersQuery(client: Client, search: string, limit: number) {
  const query = { limit: String(limit), ...(search && { search }) }
  return queryOf(client, listCustomersCall, { query })
}

/** Reads as many customers as tell whether there are any beside the demo's. */
export function anyCustomerQuery(client: Client) {
  return customersQuery(client, '', 2)
}

/** Reads one customer: a search for an id also matches longer ones, which the service lists after it. */
export function customerQuery(client: Client, id: string) {
  return customersQuery(client, id, 1)
}

/** Returns what a customer is called where there is no room for more: by name or, without one, by email address, else by id. */
export function nameCustomer({ id, registeredEmail, name }: CustomerRow): string {
  return name || registeredEmail || id
}

/** Returns a customer's label in lists: the name, with what tells apart those of the same name (decision 0052). */
export function labelCustomer({ name, ...customer }: CustomerRow): string {
  const label = nameCustomer(customer)
  return name ? `${name} (${label})` : label
}

/** Applies the service's customer search to a single customer. */
export function customerMatches(
  { id, registeredEmail, name = '' }: CustomerRow,
  text: string,
): boolean {
  return hasWords(searchable(`${id}\n${registeredEmail}\n${name}`), searchWords(text))
}

/** Sorts customers by German collation of their display names, after the one whose id is the search. */
export function sortCustomers(customers: readonly CustomerRow[], search: string): CustomerRow[] {
  return customers.toSorted(
    (a, b) =>
      Number(b.id === search) - Number(a.id === search) ||
      compareGerman(labelCustomer(a), labelCustomer(b)),
  )
}
