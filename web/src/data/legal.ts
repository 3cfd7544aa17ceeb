import { paths } from '@hausblick/contract/calls.ts'
import { type LegalPageName, legalPageReply } from '@hausblick/contract/legal.ts'
import { queryOptions } from '@tanstack/react-query'
import { publicClient } from './queries.ts'

/** Reads a legal page as HTML rendered by the service. Never goes stale. */
export function legalPageQuery(name: LegalPageName) {
  return queryOptions({
    queryKey: [paths.legal, name],
    queryFn: ({ signal }) =>
      publicClient({ path: `${paths.legal}/${name}`, reply: legalPageReply, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
