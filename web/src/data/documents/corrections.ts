import { paths } from '@hausblick/contract/calls.ts'
import { correctionPaths } from '@hausblick/contract/correctionPaths.ts'
import {
  correctDocumentReply,
  fileDocumentReply,
  type RemovedDocument,
  removeDocumentReply,
  removedDocumentsReply,
  restoreDocumentReply,
} from '@hausblick/contract/documents.ts'
import { readDownloadUrl } from '@hausblick/contract/downloadUrl.ts'
import type { DocumentName } from '@hausblick/contract/encoding/fileName.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Client } from '../client.ts'
import { invalidateDocumentLists } from './list.ts'

/** A document as staff saw it. */
export interface SeenDocument {
  readonly customerId: string
  readonly number: number
  readonly fileName: string
}

/** Returns how a listed document is put right. */
export function toSeenDocument({ downloadUrl, fileName }: DocumentEntry): SeenDocument {
  const reference = readDownloadUrl(downloadUrl)
  if (!reference) throw new Error(`${downloadUrl} is no address of a document.`)
  return { customerId: reference.customerId, number: reference.number, fileName }
}

/** Gives a document other parts or another customer; resolves to its new file name. Rejects with a `ServiceError`. */
export async function correctDocument(
  client: Client,
  queries: QueryClient,
  seen: SeenDocument,
  parts: DocumentName,
): Promise<string> {
  const { name } = await client({
    path: fillPath(correctionPaths.document, seen),
    method: 'PATCH',
    body: { ...parts, seen: seen.fileName },
    reply: correctDocumentReply,
  })
  invalidateDocuments(queries)
  return name
}

/** Removes a document; resolves to when it is destroyed (ISO 8601). Rejects with a `ServiceError`. */
export async function removeDocument(
  client: Client,
  queries: QueryClient,
  seen: SeenDocument,
  { isMisdirected }: { readonly isMisdirected: boolean },
): Promise<string> {
  const { until } = await client({
    path: fillPath(correctionPaths.document, seen),
    method: 'DELETE',
    query: { seen: seen.fileName, misdirected: isMisdirected ? '1' : '0' },
    reply: removeDocumentReply,
  })
  invalidateDocuments(queries)
  return until
}

/** Puts a filed document back into the inbox. Rejects with a `ServiceError`. */
export async function takeBackFiling(
  client: Client,
  queries: QueryClient,
  seen: SeenDocument,
): Promise<void> {
  await client({
    path: fillPath(correctionPaths.filing, seen),
    method: 'DELETE',
    query: { seen: seen.fileName },
    reply: fileDocumentReply,
  })
  // Where it reappears is shown at once.
  await queries.invalidateQueries({ queryKey: [paths.inbox] })
  invalidateDocuments(queries)
}

/** Reads the documents that staff have removed, latest first. */
export function removedDocumentsQuery(client: Client, limit: number) {
  return queryOptions({
    queryKey: [correctionPaths.removedDocuments, limit],
    queryFn: ({ signal }) =>
      client({
        path: correctionPaths.removedDocuments,
        query: { limit: String(limit) },
        reply: removedDocumentsReply,
        signal,
      }),
  })
}

/** Gives a removed document back to its customer. Rejects with a `ServiceError`. */
export async function restoreDocument(
  client: Client,
  queries: QueryClient,
  { customerId, number }: RemovedDocument,
): Promise<void> {
  const path = fillPath(correctionPaths.removedDocument, { customerId, number })
  await client({ path, method: 'POST', reply: restoreDocumentReply })
  await queries.invalidateQueries({ queryKey: [correctionPaths.removedDocuments] })
  invalidateDocuments(queries)
}

function invalidateDocuments(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [paths.inbox] })
  void queries.invalidateQueries({ queryKey: [paths.searchDocuments] })
  void queries.invalidateQueries({ queryKey: [correctionPaths.removedDocuments] })
  void invalidateDocumentLists(queries)
}
