import { listDocumentChoicesCall } from '@hausblick/contract/calls/documents.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../ask.ts'
import type { Client } from '../client.ts'
import { FRESH_FOR_MS } from './storedList.ts'

/** As many as fit into a select; of more, a search finds some. */
export const MAX_CHOICES = 100

/** Reads what the filters offer before anything is searched: `MAX_CHOICES`, and one more if there are more. */
export function firstChoicesQuery(client: Client) {
  return documentChoicesQuery(client, '', MAX_CHOICES + 1)
}

/** Reads what the filters of all customers' documents offer: the first `limit` streets that match a search, types and years. */
export function documentChoicesQuery(client: Client, search: string, limit: number) {
  const query = { limit: String(limit), ...(search && { search }) }
  return queryOptions({
    ...queryOf(client, listDocumentChoicesCall, { query }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
  })
}
