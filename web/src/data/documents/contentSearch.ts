import { paths } from '@hausblick/contract/calls.ts'
import { type ContentHit, searchDocumentsReply } from '@hausblick/contract/documents.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ListOwner } from './list.ts'

/** Shorter texts match nearly every document. */
const MIN_LENGTH = 3
const MAX_HITS = 200

/** Searches the documents' contents; yields the hits by file name. Disabled while the text is too short. */
export function contentSearchQuery({ client, account, customerId }: ListOwner, search: string) {
  const text = search.trim().slice(0, maxLengths.contentSearch)
  return queryOptions({
    queryKey: [paths.searchDocuments, account, customerId, text],
    queryFn:
      customerId === null || text.length < MIN_LENGTH
        ? skipToken
        : ({ signal }) =>
            client({
              path: paths.searchDocuments,
              query: { customerId, text, limit: String(MAX_HITS) },
              reply: searchDocumentsReply,
              signal,
            }),
    select: indexByName,
  })
}

function indexByName(hits: readonly ContentHit[]): ReadonlyMap<string, ContentHit> {
  return new Map(hits.map((hit) => [hit.name, hit]))
}
