import { paths } from '@hausblick/contract/calls.ts'
import { type CustomerRow, customerRow } from '@hausblick/contract/rows/customer.ts'
import { compareGerman, hasWords, searchable, searchWords } from '@hausblick/figures/text.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Client } from './client.ts'

const customerRows = z.array(customerRow)

/** Reads up to `limit` customers whose id or email address contains every word of `search`. */
export function customersQuery(client: Client, search: string, limit: number) {
  const query = { limit: String(limit), ...(search && { search }) }
  return queryOptions({
    queryKey: [paths.customers, search, limit],
    queryFn: ({ signal }) => client({ path: paths.customers, query, reply: customerRows, signal }),
  })
}

/** Reads one customer: a search for an id also matches longer ones, which the service lists after it. */
export function customerQuery(client: Client, id: string) {
  return customersQuery(client, id, 1)
}

/** Returns a customer's display name (specification §2). */
export function labelCustomer({ id, registeredEmail }: CustomerRow): string {
  return registeredEmail || id
}

/** Applies the service's customer search to a single customer. */
export function customerMatches({ id, registeredEmail }: CustomerRow, text: string): boolean {
  return hasWords(searchable(`${id}\n${registeredEmail}`), searchWords(text))
}

/** Sorts customers by German collation of their display names, after the one whose id is the search. */
export function sortCustomers(customers: readonly CustomerRow[], search: string): CustomerRow[] {
  return customers.toSorted(
    (a, b) =>
      Number(b.id === search) - Number(a.id === search) ||
      compareGerman(labelCustomer(a), labelCustomer(b)),
  )
}
