import { sql } from 'kysely'
import * as z from 'zod/mini'
import { checkSpace, isNoSpace } from '../database/noSpace.ts'
import { noSpace, ServiceError } from './errors.ts'
import { quietly } from './logging.ts'
import { replies } from './schemas.ts'
import type { App, Service } from './service.ts'
import type { Stopping } from './stopping.ts'
import * as texts from './texts.ts'

const healthReply = z.object({ status: z.literal('ok') })
/** Anybody may ask whether the service is ready, and each call to object storage costs something. */
const STORAGE_ASKED_EVERY_MS = 2000

/** Says to whoever watches the service whether the process lives, and whether it can work. */
export function registerHealth(
  app: App,
  { config, database, storage }: Service,
  stopping: Stopping,
): void {
  const options = (summary: string) => ({
    schema: { summary, response: replies(healthReply) },
    ...quietly(app.log),
    // Whoever watches asks often, and a process that is overloaded is alive.
    config: { rateLimit: false as const, pressureHandler: () => {} },
  })
  let hasFailedToWrite = false
  app.addHook('onError', async (_request, _reply, error) => {
    hasFailedToWrite ||= isNoSpace(error)
  })
  let storageAskedAgainAt = Number.NEGATIVE_INFINITY
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
        if (performance.now() > storageAskedAgainAt) {
          await storage.check()
          storageAskedAgainAt = performance.now() + STORAGE_ASKED_EVERY_MS
        }
        hasFailedToWrite = false
      } catch (cause) {
        // Asked again at once, as soon as there may be space.
        storageAskedAgainAt = Number.NEGATIVE_INFINITY
        const headers = { 'retry-after': '5' }
        if (isNoSpace(cause)) throw noSpace(cause, { status: 503, headers })
        throw new ServiceError(503, texts.notReady, { cause, headers })
      }
      return { status: 'ok' as const }
    },
  )
}
