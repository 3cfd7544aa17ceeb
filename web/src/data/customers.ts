import { paths } from '@hausblick/contract/calls.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { type CustomerRow, customerRow } from '@hausblick/contract/rows/customer.ts'
import { settingsPaths } from '@hausblick/contract/settingsPaths.ts'
import { compareGerman, hasWords, searchable, searchWords } from '@hausblick/figures/text.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Client } from './client.ts'

const customerRows = z.array(customerRow)

/** Reads up to `limit` customers who have every word of `search` in their id, name or email address. */
export function customersQuery(client: Client, search: string, limit: number) {
  const query = { limit: String(limit), ...(search && { search }) }
  return queryOptions({
    queryKey: [paths.customers, search, limit],
    queryFn: ({ signal }) => client({ path: paths.customers, query, reply: customerRows, signal }),
  })
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

/** Returns a customer's label in lists: the name, with what tells apart those of the same name (decision 0098). */
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

/** Gives a customer a name; an empty one takes it away. */
export async function renameCustomer(
  client: Client,
  customerId: string,
  name: string,
): Promise<void> {
  const path = fillPath(settingsPaths.customer, { customerId })
  await client({ path, method: 'PATCH', body: { name }, reply: z.object({}) })
}
