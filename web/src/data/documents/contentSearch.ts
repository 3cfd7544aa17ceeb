import { paths } from '@hausblick/contract/calls.ts'
import { type ContentHit, searchDocumentsReply } from '@hausblick/contract/documents.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ListOwner } from './list.ts'

/** What is shorter is found in nearly every document. */
const SHORTEST = 3
const LONGEST = 200
const MOST_HITS = 200

/** In which documents a text was found, by their names; nothing is asked for as long as it is too short. */
export function contentSearchQuery({ client, account, customerId }: ListOwner, search: string) {
  const text = search.trim().slice(0, LONGEST)
  return queryOptions({
    queryKey: [paths.searchDocuments, account, customerId, text],
    queryFn:
      customerId === null || text.length < SHORTEST
        ? skipToken
        : ({ signal }) =>
            client({
              path: paths.searchDocuments,
              query: { customerId, text, limit: String(MOST_HITS) },
              reply: searchDocumentsReply,
              signal,
            }),
    select: byName,
  })
}

function byName(hits: readonly ContentHit[]): ReadonlyMap<string, ContentHit> {
  return new Map(hits.map((hit) => [hit.name, hit]))
}
