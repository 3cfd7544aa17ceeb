import { paths } from '@hausblick/contract/calls.ts'
import { type CustomerRow, customerRow } from '@hausblick/contract/rows/customer.ts'
import { hasWords, searchable, searchWords } from '@hausblick/figures/text.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Client } from './client.ts'

const customerRows = z.array(customerRow)

/** At most so many of the customers whose id or address has every word of a text in it. */
export function customersQuery(client: Client, search: string, limit: number) {
  const query = { limit: String(limit), ...(search && { search }) }
  return queryOptions({
    queryKey: [paths.customers, search, limit],
    queryFn: ({ signal }) => client({ path: paths.customers, query, reply: customerRows, signal }),
  })
}

/** What a customer is called (specification §2). */
export function labelCustomer({ id, registeredEmail }: CustomerRow): string {
  return registeredEmail || id
}

/** Whether a customer is one of those that the service's search for a text finds. */
export function isFoundBy({ id, registeredEmail }: CustomerRow, text: string): boolean {
  return hasWords(searchable(`${id}\n${registeredEmail}`), searchWords(text))
}
