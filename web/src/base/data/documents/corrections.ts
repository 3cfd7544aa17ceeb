import {
  listRemovedDocumentsCall,
  takeBackFilingCall,
} from '@hausblick/contract/calls/corrections.ts'
import { searchDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { readDownloadUrl } from '@hausblick/contract/downloadUrl.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ask, renew } from '../ask.ts'
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

/** Returns the parameters that identify a document in calls. */
export function toDocumentParams({
  customerId,
  number,
}: Pick<SeenDocument, 'customerId' | 'number'>) {
  return { customerId, number: String(number) }
}

/** Puts a filed document back into the inbox. Rejects with a `ServiceError`. */
export async function takeBackFiling(
  client: Client,
  queries: QueryClient,
  seen: SeenDocument,
): Promise<void> {
  const query = { seen: seen.fileName }
  await ask(client, takeBackFilingCall, { params: toDocumentParams(seen), query })
  // Where it reappears is shown at once.
  await renew(queries, readInboxCall)
  renewDocuments(queries)
}

/** Reads again what a document that was put right is shown in. */
export function renewDocuments(queries: QueryClient): void {
  void renew(queries, readInboxCall)
  void renew(queries, searchDocumentsCall)
  void renew(queries, listRemovedDocumentsCall)
  void invalidateDocumentLists(queries)
}
