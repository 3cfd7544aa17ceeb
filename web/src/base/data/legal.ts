import { readLegalPageCall } from '@hausblick/contract/calls/site.ts'
import type { LegalPageName } from '@hausblick/contract/legal.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from './ask.ts'
import type { Client } from './client.ts'

/** Reads a legal page as HTML rendered by the service. Never goes stale. */
export function legalPageQuery(page: LegalPageName, client: Client) {
  return queryOptions({
    ...queryOf(client, readLegalPageCall, { params: { page } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
