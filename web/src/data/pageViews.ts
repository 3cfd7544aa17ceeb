import { paths } from '@hausblick/contract/calls.ts'
import { pageViewsReply } from '@hausblick/contract/pageViews.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from './client.ts'

/** How often which page was seen on which of the last 90 days; for operators. */
export function pageViewsQuery(client: Client) {
  return queryOptions({
    queryKey: [paths.pageViews],
    queryFn: ({ signal }) => client({ path: paths.pageViews, reply: pageViewsReply, signal }),
  })
}
