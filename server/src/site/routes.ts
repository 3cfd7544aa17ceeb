import { configReply, paths, type ServiceConfig } from '@hausblick/contract/calls.ts'
import { operator } from '@hausblick/contract/operator.ts'
import type { Config } from '../config/config.ts'
import { describeReplies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'

/** Registers the configuration that the dashboard reads at run time. */
export function registerConfig(app: App, { config }: Service): void {
  const schema = {
    summary: 'Returns the configuration of the dashboard.',
    response: describeReplies(configReply),
  }
  const known = describeConfig(config)
  app.get(paths.config, { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return known
  })
}

/** Returns the configuration that anyone may know. */
export function describeConfig(config: Config): ServiceConfig {
  return {
    // Contact details only; the rest is for legal pages.
    operator: operator.parse(config.operator),
    identity: config.identity,
    demoCustomerId: config.demoCustomerId,
    maxUploadBytes: config.maxUploadBytes,
    analyticsScriptUrl: config.analyticsScriptUrl,
  }
}
