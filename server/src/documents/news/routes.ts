import { readNewsCall } from '@hausblick/contract/calls/news.ts'
import { admitNews } from '../../platform/http/access/documents.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { readNews } from './readNews.ts'

/** Registers what is new to an account since its visit before. */
export function registerNews(app: App, service: Service): void {
  const answer = createAnswer(app, service)
  answer(readNewsCall, {
    admit: (caller, { query }) => admitNews(caller, query.customerId),
    handle: async ({ actor, scope }) => await readNews(service.database.db, actor, scope),
  })
}
