import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { countOrphans } from '../kills/countOrphans.ts'
import type { Operation } from '../kills/operation.ts'
import {
  type Failures,
  injectInto,
  isInjected,
  isSignal,
  isSkipped,
  type Threads,
} from './inject.ts'
import { describeRefusal } from './refusal.ts'
import { newServices } from './runningService.ts'

/** What happened while writes and syncs failed. */
export interface IoFindings {
  readonly acknowledged: number
  readonly refused: number
  readonly faults: readonly string[]
  /** The calls that failed, by name. */
  readonly counts: Readonly<Record<string, number>>
}

export interface Walking {
  /** Called with what was walked through. */
  readonly told?: (walk: string) => void
  /** Beyond the first calls, only one in so many fails, for a shorter run. */
  readonly every?: number
}

/** Calls of threads that fail. */
interface Step extends Omit<Failures, 'error'> {
  readonly threads: keyof Threads
}

/** More calls of one kind than any operation makes, so that trying each of them ends. */
const MOST_CALLS = 400
const DATABASE = ['pwrite64', 'fsync', 'fdatasync', 'ftruncate']
const MAKING = ['mkdir', 'openat', 'write', 'fsync', 'fdatasync', 'link', 'rename']
const REMOVING = ['unlink', 'rmdir']

/** SQLite writes in the main thread, everything else in the workers. */
const walksOfServices: readonly Step[] = [
  ...DATABASE.map((call) => ({ threads: 'main' as const, calls: [call] })),
  ...[...MAKING, ...REMOVING].map((call) => ({ threads: 'workers' as const, calls: [call] })),
]
const TOGETHER: readonly Step[] = [
  { threads: 'main', calls: ['fsync', 'fdatasync'] },
  { threads: 'main', calls: DATABASE },
  // Without `write`: see `isSignal`.
  { threads: 'workers', calls: ['mkdir', 'fsync', 'fdatasync', 'link', 'rename'] },
]

/**
 * Lets each write and sync of an operation fail once, one after the other, in a service that is not restarted, and then all
 * for a while. Acknowledged operations must be whole, refused ones whole or absent, explained and logged; reads go on, and
 * each operation must succeed once nothing fails any more. A kill, also while calls fail, must not change that.
 */
export async function failCalls<Item>(
  folder: string,
  operation: Operation<Item>,
  {
    told = () => {},
    every = 1,
    walks = walksOfServices,
    together = TOGETHER,
  }: Walking & { walks?: readonly Step[]; together?: readonly Step[] } = {},
): Promise<IoFindings> {
  const start = await newServices(folder, operation.environment)
  const counts: Record<string, number> = {}
  const faults: string[] = []
  let [acknowledged, refused] = [0, 0]
  let service = await start()
  let items: Item[] = []

  /** Sends an operation while calls fail; returns the calls. */
  async function attempt(
    { threads, ...failing }: Step,
    error: Failures['error'],
    { isKilled = false } = {},
  ): Promise<string[]> {
    const item = await service.withSite(operation.prepare)
    const before = await listLeft(folder)
    const injection = await injectInto(service.threads[threads], { ...failing, error })
    const sending = operation.send(service.target, item).then(
      () => null,
      (refusal: unknown) => refusal,
    )
    const reading = service.read().catch((reason) => [`a read failed: ${reason.cause}`])
    await Promise.race([sending, injection.broken.then(() => service.kill())])
    const [refusal, read] = await Promise.all([sending, reading])
    if (isKilled) await service.kill()
    const calls = await injection.stop()
    const injected = calls.filter(isInjected)
    const tell = (fault: string) =>
      faults.push(`${threads} ${failing.only ?? ''} ${error} ${injected.join()}: ${fault}`)
    const isBroken = injected.some(isSignal)
    if (!isBroken) {
      for (const fault of read) tell(fault)
      if (refusal !== null) for (const fault of describeRefusal(refusal)) tell(fault)
      if (service.hasEnded() && !isKilled) tell('the process ended')
      if (refusal === null) acknowledged += 1
      else refused += 1
    }
    if (isBroken || isKilled || service.hasEnded()) {
      await service.kill()
      service = await start()
    }
    await check(item, refusal === null, tell)
    // By now another upload has removed what could not be removed.
    if (!isKilled && !isBroken && !failing.calls.some((call) => REMOVING.includes(call))) {
      const left = (await listLeft(folder)).filter((file) => !before.includes(file))
      for (const file of left) tell(`${file} was left behind`)
    }
    items.push(item)
    return calls
  }

  async function check(
    item: Item,
    isAcknowledged: boolean,
    tell: (fault: string) => void,
  ): Promise<void> {
    const find = () => service.withSite((site) => operation.find(site, item))
    const effect = await find()
    if (effect === 'half') tell('half-written')
    if (effect !== 'whole' && isAcknowledged) tell('acknowledged and lost')
    const wrong = await operation
      .repeat(service.target, item, effect === 'whole')
      .catch((reason) => [`repeated: ${reason}`])
    for (const fault of wrong) tell(fault)
    if ((await find()) !== 'whole') tell('not whole after it was repeated')
  }

  /** Ends the service, starts it again, and looks for what it did since the last start. */
  async function restart(end: 'kill' | 'stop'): Promise<string> {
    const logged = await service[end]()
    service = await start()
    for (const item of items)
      if ((await service.withSite((site) => operation.find(site, item))) !== 'whole')
        faults.push(`lost after a ${end}`)
    items = []
    return logged
  }

  const count = (name: string, calls: readonly string[]) => {
    const injected = calls.filter((line) => isInjected(line) && !isSignal(line))
    counts[name] = (counts[name] ?? 0) + injected.length
    return injected.length
  }

  try {
    for (const step of walks) {
      const name = `${step.calls} (${step.threads})`
      const usual = await attempt(step, null)
      let tried = 0
      for (let only = 1; ; only++) {
        if (only > MOST_CALLS) throw new Error(`More than ${MOST_CALLS} calls of ${name}.`)
        if (isSignal(usual[only - 1] ?? '')) continue
        tried += 1
        if (only <= usual.length && isSkipped(tried, every)) continue
        const calls = await attempt({ ...step, only }, 'EIO')
        if (count(name, calls) === 0 && only > usual.length) break
      }
      await restart('kill')
      told(`${name}: ${counts[name]}`)
    }
    for (const error of ['EIO', 'ENOSPC'] as const)
      for (const step of together) {
        const name = `all (${step.threads}, ${error})`
        const before = refused
        count(name, await attempt(step, error))
        const logged = (await restart('stop')).split('"level":50').length - 1
        if (logged < refused - before) faults.push(`${name}: a refusal is not in the log`)
        count(name, await attempt(step, error, { isKilled: true }))
        told(`${name}: ${counts[name]}`)
      }
  } finally {
    await service.stop()
  }
  await countOrphans(folder, `sqlite:${join(folder, 'hausblick.db')}`, (fault) =>
    faults.push(fault),
  )
  return { acknowledged, refused, faults, counts }
}

/** Lists the temporary files of uploads and documents; a killed process leaves some for a day. */
async function listLeft(folder: string): Promise<string[]> {
  const folders = [join(folder, 'uploads'), join(folder, 'documents', 'unfinished')]
  return (await Promise.all(folders.map((each) => readdir(each).catch(() => [])))).flat()
}
