import { createHash, timingSafeEqual } from 'node:crypto'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { version } from '../../platform/config/version.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { silenceRequestLog } from '../../platform/http/logging.ts'
import type { Readiness } from '../../platform/http/readiness.ts'
import type { App, Service } from '../../platform/http/service.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { measureDatabase } from './database.ts'
import { registerReaders } from './readers.ts'
import { countRefusals } from './refusals.ts'
import { type DescribeTarget, measureRequests } from './requests.ts'
import { registerState } from './state.ts'

const metricsNeedToken = 'Die Messwerte gibt es nur mit dem Token, das in METRICS_TOKEN steht.'

/**
 * Counts requests from now on, so that it belongs before everything that may refuse one. Returns the function that
 * registers the other metrics and /metrics.
 */
export function startMeasuring(app: App, describeTarget: DescribeTarget) {
  const registry = new Registry()
  measureRequests(app, registry, describeTarget)
  countRefusals(app, registry)
  return (service: Service, readiness: Readiness) =>
    registerMetrics(app, registry, service, readiness)
}

/** Serves /metrics to whoever has the token. */
function registerMetrics(
  app: App,
  registry: Registry,
  { config, database, mailer }: Service,
  readiness: Readiness,
): void {
  collectDefaultMetrics({ register: registry })
  registerBuild(registry)
  measureDatabase(database, registry)
  registerReaders(registry)
  registerGivenUp(mailer, registry)
  const lookUpState = registerState({ config, database, readiness, log: app.log }, registry)
  const isToken = createComparison(`Bearer ${config.metricsToken}`)
  app.get(
    '/metrics',
    {
      schema: { hide: true },
      ...silenceRequestLog(app.log),
      // What an overloaded service measures matters most.
      config: { rateLimit: false, pressureHandler: () => {} },
    },
    async ({ headers }, reply) => {
      if (!isToken(headers.authorization ?? ''))
        throw new ServiceError(401, metricsNeedToken, {
          headers: { 'www-authenticate': 'Bearer' },
        })
      await lookUpState()
      return await reply.type(registry.contentType).send(await registry.metrics())
    },
  )
}

/** Returns a comparison that takes the same time wherever the strings differ. */
function createComparison(expected: string): (given: string) => boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const expectedHash = hash(expected)
  return (given) => timingSafeEqual(hash(given), expectedHash)
}

function registerBuild(registry: Registry): void {
  const build = new Gauge({
    name: 'hausblick_build_info',
    help: 'The version of the service, as a label.',
    labelNames: ['version'],
    registers: [registry],
  })
  build.set({ version }, 1)
}

function registerGivenUp(mailer: Mailer, registry: Registry): void {
  new Counter({
    name: 'hausblick_mails_given_up_total',
    help: 'Mails that could not be delivered and are not tried again.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(mailer.givenUp())
    },
  })
}
