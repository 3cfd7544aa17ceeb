import * as z from 'zod/mini'
import { version } from '../config/version.ts'
import { isNoSpace } from '../database/noSpace.ts'
import { insufficientStorage, ServiceError } from './errors.ts'
import { silenceRequestLog } from './logging.ts'
import type { Readiness } from './readiness.ts'
import { describeReplies } from './schemas.ts'
import type { App } from './service.ts'
import type { Stopping } from './stopping.ts'
import * as texts from './texts.ts'

const readyReply = z.object({ status: z.literal('ok') })
const healthReply = z.extend(readyReply, { version: z.string() })

export function registerHealth(app: App, readiness: Readiness, stopping: Stopping): void {
  const options = {
    ...silenceRequestLog(app.log),
    // Probes are frequent, and an overloaded process is alive.
    config: { rateLimit: false as const, pressureHandler: () => {} },
  }
  const health = {
    summary: 'Whether the process lives, and its version.',
    response: describeReplies(healthReply),
  }
  app.get('/healthz', { schema: health, ...options }, async () => ({
    status: 'ok' as const,
    version,
  }))
  const ready = {
    summary: 'Whether database and storage answer, and have space left.',
    response: describeReplies(readyReply),
  }
  app.get('/readyz', { schema: ready, ...options }, async () => {
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
  })
}
