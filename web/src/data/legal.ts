import { paths } from '@hausblick/contract/calls.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { type LegalPageName, legalPageReply } from '@hausblick/contract/legal.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from './client.ts'

/** Reads a legal page as HTML rendered by the service. Never goes stale. */
export function legalPageQuery(name: LegalPageName, client: Client) {
  const path = fillPath(paths.legalPage, { page: name })
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => client({ path, reply: legalPageReply, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
