import { checkServiceCall, sendTestMailCall } from '@hausblick/contract/calls/checks.ts'
import { admitOperator } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { checkService } from './checks.ts'
import { sendTestMail } from './mail.ts'

/** Each check asks others: often enough for somebody who puts something right, too seldom to be a load. */
const LIMIT = { max: 60, timeWindow: 60_000 }

/** Registers what operators try out. */
export function registerChecks(app: App, service: Service): void {
  const { config, database, storage } = service
  const answer = createAnswer(app, service)

  answer(checkServiceCall, {
    admit: admitOperator,
    route: { config: { rateLimit: LIMIT } },
    handle: async (_, { body }) => {
      const clientTime = new Date(body.clientTime)
      return { results: await checkService({ config, database, storage, clientTime }) }
    },
  })

  answer(sendTestMailCall, {
    admit: admitOperator,
    route: { config: { rateLimit: LIMIT } },
    handle: ({ actor }) => sendTestMail(config, app.log, actor.email),
  })
}
