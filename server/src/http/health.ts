import * as z from 'zod/mini'
import { isNoSpace } from '../database/noSpace.ts'
import { insufficientStorage, ServiceError } from './errors.ts'
import { silenceRequestLog } from './logging.ts'
import type { Readiness } from './readiness.ts'
import { describeReplies } from './schemas.ts'
import type { App } from './service.ts'
import type { Stopping } from './stopping.ts'
import * as texts from './texts.ts'

const healthReply = z.object({ status: z.literal('ok') })

/** Registers the liveness and readiness checks. */
export function registerHealth(app: App, readiness: Readiness, stopping: Stopping): void {
  const options = (summary: string) => ({
    schema: { summary, response: describeReplies(healthReply) },
    ...silenceRequestLog(app.log),
    // Probes are frequent, and an overloaded process is alive.
    config: { rateLimit: false as const, pressureHandler: () => {} },
  })
  app.get('/healthz', options('Whether the process lives.'), async () => ({
    status: 'ok' as const,
  }))
  app.get(
    '/readyz',
    options('Whether database and storage answer, and have space left.'),
    async () => {
      stopping.noteWatcher()
      if (stopping.hasBegun())
        throw new ServiceError(503, texts.stopping, { headers: { 'retry-after': '5' } })
      try {
        await readiness.check()
      } catch (cause) {
        const headers = { 'retry-after': '5' }
        if (isNoSpace(cause)) throw insufficientStorage(cause, { status: 503, headers })
        throw new ServiceError(503, texts.notReady, { cause, headers })
      }
      return { status: 'ok' as const }
    },
  )
}
