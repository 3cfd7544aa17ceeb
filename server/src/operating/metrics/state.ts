import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { Config } from '../../platform/config/config.ts'
import { measureSpace } from '../../platform/database/noSpace.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Readiness } from '../../platform/http/readiness.ts'
import { registerStored } from './stored.ts'

/** Prometheus gives up after ten seconds by default; an unreachable PostgreSQL is noticed within two. */
const LONGEST_MS = 2000

interface Parts {
  readonly config: Pick<Config, 'backups' | 'dataDir' | 'mailbox'>
  readonly database: Database
  readonly readiness: Readiness
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Registers what is looked up for each scrape, and returns the function that does so. It never rejects, and takes at most
 * twice `LONGEST_MS`: what cannot be looked up is left out, or 0 where it says what is reachable.
 */
export function registerState(parts: Parts, registry: Registry): () => Promise<void> {
  const { config, database, readiness, log } = parts
  const registers = [registry]
  const databaseUp = new Gauge({
    name: 'hausblick_database_up',
    help: 'Whether the database answers, as /readyz tests it.',
    registers,
  })
  const storageUp = new Gauge({
    name: 'hausblick_storage_up',
    help: 'Whether the document storage answers, as /readyz tests it.',
    registers,
  })
  const free = new Gauge({
    name: 'hausblick_data_dir_free_bytes',
    help: 'What the service may still write to the file system of DATA_DIR.',
    registers,
  })
  const size = new Gauge({
    name: 'hausblick_data_dir_size_bytes',
    help: 'The size of the file system of DATA_DIR.',
    registers,
  })
  const stored = registerStored(database, config, registry)
  let reading: Promise<void> | undefined

  /** Returns whether it succeeded in time. */
  async function succeeds(work: Promise<unknown>, otherwise: string): Promise<boolean> {
    try {
      await within(LONGEST_MS, work)
      return true
    } catch (err) {
      log.warn({ err }, otherwise)
      return false
    }
  }

  async function lookUpDatabase(): Promise<void> {
    const isUp = await succeeds(readiness.checkDatabase(), 'the database does not answer')
    databaseUp.set(Number(isUp))
    // What a slow database has not answered yet is not asked again.
    if (isUp)
      reading ??= stored.read().finally(() => {
        reading = undefined
      })
    if (!isUp || !(await succeeds(reading ?? Promise.resolve(), 'could not read metrics')))
      stored.remove()
  }

  async function lookUpStorage(): Promise<void> {
    storageUp.set(Number(await succeeds(readiness.checkStorage(), 'storage does not answer')))
  }

  async function lookUpSpace(): Promise<void> {
    try {
      const space = await measureSpace(config.dataDir)
      free.set(space.free)
      size.set(space.size)
    } catch (err) {
      log.warn({ err }, 'could not measure the free space of DATA_DIR')
      free.remove()
      size.remove()
    }
  }

  return async () => {
    await Promise.all([lookUpDatabase(), lookUpStorage(), lookUpSpace()])
  }
}

/** Settles as `work` does, or rejects once that takes too long; the work itself goes on. */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const timer = new AbortController()
  const late = setTimeout(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`It took more than ${milliseconds} ms.`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    timer.abort()
    late.catch(() => {})
  }
}
