import * as z from 'zod/mini'
import { pageTitles } from '../pages.ts'
import { pageViews } from '../pageViews.ts'
import { defineCall } from './call.ts'
import { nothing } from './fields.ts'

export const countPageViewCall = defineCall({
  method: 'POST',
  path: '/api/pageViews',
  summary: 'Counts a page view by route and day, without anything about the visitor.',
  /** The page's path. No other part of an address is ever reported. */
  body: z.object({ route: z.enum(pageTitles.map(({ path }) => path)) }),
  reply: nothing,
  open: true,
  logs: 'nothing',
})

export const listPageViewsCall = defineCall({
  method: 'GET',
  path: '/api/pageViews',
  summary: 'Lists page views by route and day of the last 90 days; for operators.',
  reply: z.object({
    /** The last of the counted days by the service's clock, ISO 8601. */
    today: z.string(),
    /** Ordered by day, then by route. */
    pageViews: z.array(pageViews),
  }),
  logs: 'nothing',
})
