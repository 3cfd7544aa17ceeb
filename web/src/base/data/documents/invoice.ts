import { readInvoiceCall } from '@hausblick/contract/calls/invoices.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../ask.ts'
import type { Client } from '../client.ts'

/**
 * Reads what a document states as an electronic invoice; null if it is none.
 *
 * @param key identifies the document, whose `downloadUrl` changes
 * @param renewUrl resolves to a valid `downloadUrl`
 */
export function invoiceQuery(client: Client, key: string, renewUrl: () => Promise<string>) {
  return queryOptions({
    queryKey: [readInvoiceCall.path, key],
    queryFn: async ({ signal }) => {
      const query = { fileUrl: await renewUrl() }
      return (await ask(client, readInvoiceCall, { query }, { signal })).invoice
    },
    // A stored file never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
}
