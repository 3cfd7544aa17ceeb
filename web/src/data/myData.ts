import { fillPath } from '@hausblick/contract/fillPath.ts'
import { deletionRequest, deletionRequestsReply, exportReply } from '@hausblick/contract/myData.ts'
import { settingsPaths } from '@hausblick/contract/settingsPaths.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { backendUrl } from '../config.ts'
import type { Client } from './client.ts'

const nothing = z.object({})

/** Requests an export of all the customer's data; resolves to the URL of a ZIP archive, valid for some minutes. */
export async function requestExportUrl(client: Client, customerId: string): Promise<string> {
  const { downloadUrl } = await client({
    path: settingsPaths.export,
    body: { customerId },
    reply: exportReply,
  })
  return `${backendUrl}${downloadUrl}`
}

/** Reads the open deletion requests of a customer, or of all without an id. */
export function deletionRequestsQuery(client: Client, customerId?: string) {
  return queryOptions({
    queryKey: [settingsPaths.deletionRequests, customerId ?? ''],
    queryFn: ({ signal }) =>
      client({
        path: settingsPaths.deletionRequests,
        ...(customerId && { query: { customerId } }),
        reply: deletionRequestsReply,
        signal,
      }),
  })
}

export async function requestDeletion(client: Client, customerId: string): Promise<void> {
  await client({
    path: settingsPaths.deletionRequests,
    body: { customerId },
    reply: deletionRequest,
  })
}

/** Closes a deletion request: withdrawn by the customer, or completed by the operator. */
export async function closeDeletionRequest(client: Client, customerId: string): Promise<void> {
  const path = fillPath(settingsPaths.deletionRequest, { customerId })
  await client({ path, method: 'DELETE', reply: nothing })
}
