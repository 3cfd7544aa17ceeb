import { paths } from '@hausblick/contract/calls.ts'
import { pageViewsReply } from '@hausblick/contract/pageViews.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from './client.ts'

/** Reads the page views per page and day over the last 90 days. Operators only. */
export function pageViewsQuery(client: Client) {
  return queryOptions({
    queryKey: [paths.pageViews],
    queryFn: ({ signal }) => client({ path: paths.pageViews, reply: pageViewsReply, signal }),
  })
}
