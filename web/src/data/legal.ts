import { paths } from '@hausblick/contract/calls.ts'
import { type LegalPageName, legalPageReply } from '@hausblick/contract/legal.ts'
import { queryOptions } from '@tanstack/react-query'
import { publicClient } from './queries.ts'

/** A legal page as HTML, which the service makes from its texts; it stays the same as long as the page is open. */
export function legalPageQuery(name: LegalPageName) {
  return queryOptions({
    queryKey: [paths.legal, name],
    queryFn: ({ signal }) =>
      publicClient({ path: `${paths.legal}/${name}`, reply: legalPageReply, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
