import { listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { type DocumentEntry, readEntries } from '@hausblick/figures/documents/entry.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../ask.ts'
import type { Client } from '../client.ts'

const SHOWN = 10

/** Reads a customer's newest documents, to name them and lead to their previews. */
export function newestDocumentsQuery(client: Client, customerId: string) {
  const query = { customerId, limit: String(SHOWN) }
  return queryOptions({
    queryKey: [listDocumentsCall.path, query],
    queryFn: async ({ signal }): Promise<DocumentEntry[]> =>
      readEntries(await ask(client, listDocumentsCall, { query }, { signal })),
  })
}
