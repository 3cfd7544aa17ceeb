import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { takeLease } from '../../platform/jobs/lease.ts'
import { isElsewhere } from '../isElsewhere.ts'
import { describeFile, listFiles } from './files.ts'
import { endMoved } from './state.ts'
import { type TakeParts, takeFile } from './take.ts'
import * as texts from './texts.ts'

/** Scanners write for a while: a file is taken once it has not changed for so long. */
const SETTLED_MS = 20_000

/** What stands for bytes of a name that are no text, by which the file cannot be opened. */
const UNREADABLE = '\ufffd'

export interface LookParts extends Omit<TakeParts, 'signal'> {
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Since when, by this process's own clock, each file is as it is: that of a share may be another's. */
type Sights = Map<string, { readonly signature: string; readonly since: number }>

/**
 * Returns a function that looks into the folder if it is time to and no other process does, and takes what nobody writes any more.
 * What fails is noted for staff.
 */
export function createLook(parts: LookParts): (stopping: AbortSignal) => Promise<void> {
  const sights: Sights = new Map()
  return async (stopping) => {
    const lease = await takeLease(parts.service.database.db, 'watched_folder', stopping)
    if (lease === null) return
    try {
      await lease.succeed(await takeFiles({ ...parts, signal: lease.signal }, sights))
    } catch (error) {
      if (lease.signal.aborted) return await lease.release()
      parts.log.warn({ err: error }, 'could not look into the watched folder')
      await lease.fail(describeFault(parts.folder, error))
    }
  }
}

/** Takes all files that have settled. Returns which could not be taken, and why; null if all could. */
async function takeFiles(parts: LookParts & TakeParts, sights: Sights): Promise<string | null> {
  const { folder, service, signal } = parts
  const names = await listFiles(folder)
  const there = new Set(names)
  await endMoved(service.database.db, there)
  for (const name of sights.keys()) if (!there.has(name)) sights.delete(name)
  const faults: string[] = []
  for (const name of names) {
    signal.throwIfAborted()
    if (name.includes(UNREADABLE)) faults.push(texts.badName(name))
    try {
      const unchangedMs = await look(join(folder, name), name, sights)
      if (unchangedMs >= SETTLED_MS) await takeFile(parts, name, unchangedMs)
    } catch (error) {
      if (signal.aborted || isElsewhere(error)) throw error
      parts.log.warn({ err: error }, 'could not take a file of the watched folder')
      faults.push(describeFault(join(folder, name), error))
    }
  }
  const [first] = faults
  return first === undefined ? null : texts.andOthers(first, faults.length - 1)
}

/** Returns for how long a file has not changed, as far as this process has seen. */
async function look(path: string, name: string, sights: Sights): Promise<number> {
  const signature = await describeFile(path)
  if (signature === null) return 0
  const now = performance.now()
  const before = sights.get(name)
  if (before?.signature === signature) return now - before.since
  sights.set(name, { signature, since: now })
  return 0
}

/** Returns what is wrong with the folder, or a file in it. */
export function describeFault(place: string, error: unknown): string {
  const { code, path = place } = error as { readonly code?: unknown; readonly path?: string }
  return typeof code === 'string' ? texts.fault(path, code) : texts.unknownFault(path)
}
