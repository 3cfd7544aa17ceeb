import { listRemovedDocumentsCall } from '@hausblick/contract/calls/corrections.ts'
import { searchDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { readDownloadUrl } from '@hausblick/contract/downloadUrl.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import type { QueryClient } from '@tanstack/react-query'
import { renew } from '../ask.ts'
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

/** Reads again what a document that was put right is shown in. */
export function renewDocuments(queries: QueryClient): void {
  void renew(queries, readInboxCall)
  void renew(queries, searchDocumentsCall)
  void renew(queries, listRemovedDocumentsCall)
  void invalidateDocumentLists(queries)
}
