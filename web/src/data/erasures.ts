import {
  type Erasure,
  erasure,
  lockedDocumentsReply,
  lockedFileReply,
} from '@hausblick/contract/erasure.ts'
import { erasurePaths } from '@hausblick/contract/erasurePaths.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { queryOptions } from '@tanstack/react-query'
import { backendUrl } from '../config.ts'
import type { Client } from './client.ts'

/** Reads what deleting a customer would delete, and what must be kept. */
export function erasurePreviewQuery(client: Client, customerId: string) {
  return queryOptions({
    queryKey: [erasurePaths.erasure, customerId],
    queryFn: ({ signal }) =>
      client({ path: fillPath(erasurePaths.erasure, { customerId }), reply: erasure, signal }),
    // What is about to be deleted must be what is stored now.
    gcTime: 0,
  })
}

/** Deletes a customer; resolves to what was deleted. */
export async function eraseCustomer(
  client: Client,
  customerId: string,
  confirmation: string,
): Promise<Erasure> {
  const path = fillPath(erasurePaths.erasure, { customerId })
  return await client({ path, body: { confirmation }, reply: erasure })
}

/** Reads the latest documents of deleted customers that must be kept. */
export function lockedDocumentsQuery(client: Client, limit: number) {
  return queryOptions({
    queryKey: [erasurePaths.lockedDocuments, limit],
    queryFn: ({ signal }) =>
      client({
        path: erasurePaths.lockedDocuments,
        query: { limit: String(limit) },
        reply: lockedDocumentsReply,
        signal,
      }),
  })
}

/** Resolves to the URL of a locked document, valid for some minutes. */
export async function requestLockedUrl(
  client: Client,
  { customerId, number }: { customerId: string; number: number },
): Promise<string> {
  const path = fillPath(erasurePaths.lockedDocument, { customerId, number })
  const { downloadUrl } = await client({ path, method: 'POST', reply: lockedFileReply })
  return `${backendUrl}${downloadUrl}`
}
