import { sql } from 'kysely'
import * as z from 'zod/mini'
import { checkSpace, isNoSpace } from '../database/noSpace.ts'
import { insufficientStorage, ServiceError } from './errors.ts'
import { silenceRequestLog } from './logging.ts'
import { describeReplies } from './schemas.ts'
import type { App, Service } from './service.ts'
import type { Stopping } from './stopping.ts'
import * as texts from './texts.ts'

const healthReply = z.object({ status: z.literal('ok') })
/** Readiness is public, and every request to object storage costs money. */
const STORAGE_CHECK_INTERVAL_MS = 2000

/** Registers the liveness and readiness checks. */
export function registerHealth(
  app: App,
  { config, database, storage }: Service,
  stopping: Stopping,
): void {
  const options = (summary: string) => ({
    schema: { summary, response: describeReplies(healthReply) },
    ...silenceRequestLog(app.log),
    // Probes are frequent, and an overloaded process is alive.
    config: { rateLimit: false as const, pressureHandler: () => {} },
  })
  let hasFailedToWrite = false
  app.addHook('onError', async (_request, _reply, error) => {
    hasFailedToWrite ||= isNoSpace(error)
  })
  let nextStorageCheckAt = Number.NEGATIVE_INFINITY
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
        await sql`select 1`.execute(database.db)
        await checkSpace(config.dataDir)
        if (hasFailedToWrite) await sql`update service set id = id`.execute(database.db)
        if (performance.now() > nextStorageCheckAt) {
          await storage.check()
          nextStorageCheckAt = performance.now() + STORAGE_CHECK_INTERVAL_MS
        }
        hasFailedToWrite = false
      } catch (cause) {
        // Checked again by the next request.
        nextStorageCheckAt = Number.NEGATIVE_INFINITY
        const headers = { 'retry-after': '5' }
        if (isNoSpace(cause)) throw insufficientStorage(cause, { status: 503, headers })
        throw new ServiceError(503, texts.notReady, { cause, headers })
      }
      return { status: 'ok' as const }
    },
  )
}
