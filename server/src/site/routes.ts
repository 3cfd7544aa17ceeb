import { configReply, paths, type ServiceConfig } from '@hausblick/contract/calls.ts'
import { operator } from '@hausblick/contract/operator.ts'
import { replies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'

/** What the web needs to know at run time. */
export function registerConfig(app: App, { config }: Service): void {
  const schema = {
    summary: 'Returns the configuration of the dashboard.',
    response: replies(configReply),
  }
  const known: ServiceConfig = {
    // Its contact details only: it has more to say on legal pages.
    operator: operator.parse(config.operator),
    identity: config.identity,
    demoCustomerId: config.demoCustomerId,
    maxUploadBytes: config.maxUploadBytes,
    analyticsScriptUrl: config.analyticsScriptUrl,
  }
  app.get(paths.config, { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return known
  })
}
