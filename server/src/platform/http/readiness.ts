import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { checkSpace, isNoSpace } from '../database/noSpace.ts'
import type { Service } from './service.ts'

/** Readiness is public, and every request to object storage costs money. */
const STORAGE_CHECK_INTERVAL_MS = 2000

/** Tests what the service cannot work without. Each rejects with what is wrong. */
export interface Readiness {
  /** Tests that the database answers, and that it can be written again after it could not. */
  checkDatabase(): Promise<void>
  /** Tests that storage answers, unless it has within the last two seconds. */
  checkStorage(): Promise<void>
  /** Tests database, free space and storage. */
  check(): Promise<void>
}

export function createReadiness(
  app: FastifyInstance,
  { config, database, storage }: Pick<Service, 'config' | 'database' | 'storage'>,
): Readiness {
  let hasFailedToWrite = false
  app.addHook('onError', async (_request, _reply, error) => {
    hasFailedToWrite ||= isNoSpace(error)
  })
  let nextStorageCheckAt = Number.NEGATIVE_INFINITY

  async function checkDatabase(): Promise<void> {
    await sql`select 1`.execute(database.db)
    if (hasFailedToWrite) await sql`update service set id = id`.execute(database.db)
  }

  async function checkStorage(): Promise<void> {
    if (performance.now() <= nextStorageCheckAt) return
    await storage.check()
    nextStorageCheckAt = performance.now() + STORAGE_CHECK_INTERVAL_MS
  }

  return {
    checkDatabase,
    checkStorage,
    check: async () => {
      try {
        await checkSpace(config.dataDir)
        await checkDatabase()
        await checkStorage()
        hasFailedToWrite = false
      } catch (error) {
        // Checked again by the next request.
        nextStorageCheckAt = Number.NEGATIVE_INFINITY
        throw error
      }
    },
  }
}
