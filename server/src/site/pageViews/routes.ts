import { paths } from '@hausblick/contract/calls.ts'
import { pageViewsReply } from '@hausblick/contract/pageViews.ts'
import { pageViewBody } from '@hausblick/contract/requests.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import * as z from 'zod/mini'
import { admitOperating } from '../../http/access.ts'
import type { Caller } from '../../http/callers.ts'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import { countPageView, listPageViews } from './store.ts'

/** Page views per address and minute: more than anyone opens, too few to distort the figures. */
const LIMIT = { max: 60, timeWindow: 60_000 }

/** Registers counting page views, which stores only route and day, and listing them for operators (product §14). */
export function registerPageViews(app: App, { database, callerOf }: Service): void {
  const countSchema = {
    summary: 'Counts a page view by route and day, without anything about the visitor.',
    body: pageViewBody,
    response: describeReplies(z.object({})),
  }
  app.post(
    paths.pageViews,
    { schema: countSchema, config: { rateLimit: LIMIT } },
    async ({ body }) => {
      await countPageView(database.db, body.route, berlinDay(new Date()))
      return {}
    },
  )

  const listSchema = {
    summary: 'Lists page views by route and day of the last 90 days; for operators.',
    response: describeReplies(pageViewsReply),
  }
  const read = createPageViewsRead({ database })
  app.get(paths.pageViews, { schema: listSchema }, async (request) => {
    return await read(await callerOf(request))
  })
}

/** Creates the read of the page views of the last days, for operators. */
export function createPageViewsRead({ database }: Pick<Service, 'database'>) {
  return async (caller: Caller) => {
    admitOperating(caller)
    const today = berlinDay(new Date())
    return { today, pageViews: await listPageViews(database.db, today) }
  }
}
