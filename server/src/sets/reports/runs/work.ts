import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { claimReport, postponeReport } from './claim.ts'
import { makeReport } from './make.ts'
import { type ReleaseParts, releaseReport } from './release.ts'

export type WorkParts = ReleaseParts & { readonly log: Pick<FastifyBaseLogger, 'warn'> }

/**
 * Makes and releases what is due, one report after the other. Concurrent processes share the work. When aborted, finishes the
 * report in progress. Throws if storage as a whole fails.
 */
export async function workOnReports(parts: WorkParts, signal?: AbortSignal): Promise<void> {
  const { db } = parts.database
  while (!signal?.aborted) {
    // SQLite answers within a turn of the event loop; pending requests run before the next report.
    await setImmediate()
    const claimed = await claimReport(db)
    if (claimed === undefined) return
    try {
      if (claimed.state === 'waiting') await makeReport(db, claimed, parts.config)
      else await releaseReport(parts, claimed)
    } catch (err) {
      // If storage as a whole fails, this throws, and no attempt is counted.
      await parts.storage.check()
      parts.log.warn({ err }, 'could not make or release a yearly report')
      await postponeReport(db, claimed)
    }
  }
}
