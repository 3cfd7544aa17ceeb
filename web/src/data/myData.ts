import { paths } from '@hausblick/contract/calls.ts'
import { deletionRequest, deletionRequestsReply, exportReply } from '@hausblick/contract/myData.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { backendUrl } from '../config.ts'
import type { Client } from './client.ts'

const nothing = z.object({})

/** Where a ZIP of all that is stored of a customer can be downloaded from for some minutes. */
export async function exportUrl(client: Client, customerId: string): Promise<string> {
  const { downloadUrl } = await client({
    path: paths.export,
    body: { customerId },
    reply: exportReply,
  })
  return `${backendUrl}${downloadUrl}`
}

/** The wishes for deletion that nobody has ended: of a customer, or where none is named of all. */
export function deletionRequestsQuery(client: Client, customerId?: string) {
  return queryOptions({
    queryKey: [paths.deletionRequests, customerId ?? ''],
    queryFn: ({ signal }) =>
      client({
        path: paths.deletionRequests,
        ...(customerId && { query: { customerId } }),
        reply: deletionRequestsReply,
        signal,
      }),
  })
}

export async function requestDeletion(client: Client, customerId: string): Promise<void> {
  await client({ path: paths.deletionRequests, body: { customerId }, reply: deletionRequest })
}

/** Takes a customer's wish back, or says as the operator that it has been dealt with. */
export async function endDeletionRequest(client: Client, customerId: string): Promise<void> {
  const path = `${paths.deletionRequests}/${encodeURIComponent(customerId)}`
  await client({ path, method: 'DELETE', reply: nothing })
}
