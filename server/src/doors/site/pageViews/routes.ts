import { countPageViewCall, listPageViewsCall } from '@hausblick/contract/calls/pageViews.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { admitEverybody, admitOperator } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { countPageView, listPageViews } from './store.ts'

/** Page views per address and minute: more than anyone opens, too few to distort the figures. */
const LIMIT = { max: 60, timeWindow: 60_000 }

/** Registers counting page views, which stores only route and day, and listing them for operators (product §14). */
export function registerPageViews(app: App, service: Service): void {
  const answer = createAnswer(app, service)
  const { db } = service.database

  answer(countPageViewCall, {
    admit: admitEverybody,
    route: { config: { rateLimit: LIMIT } },
    handle: (_, { body }) => countPageView(db, body.route, berlinDay(new Date())),
  })

  answer(listPageViewsCall, {
    admit: admitOperator,
    handle: async () => {
      const today = berlinDay(new Date())
      return { today, pageViews: await listPageViews(db, today) }
    },
  })
}
