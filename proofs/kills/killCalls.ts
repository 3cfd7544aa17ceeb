import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { migrate } from '@hausblick/server/src/database/migrate.ts'
import { openDatabase } from '@hausblick/server/src/database/open.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import type { Findings } from '../service/findings.ts'
import { countOrphans } from './countOrphans.ts'
import type { Effect, Operation, Site, Target } from './operation.ts'
import { TimedStarts } from './timedStarts.ts'

const CLIENTS = 4
const MOST_ACKNOWLEDGED = 6
/** Prepared for a round; what the kill leaves over is used in the next. */
const ITEMS = 40
/** Ends a round in any case, since a busy machine acknowledges late. */
const LONGEST_MS = 10_000

interface Attempt<Item> {
  readonly item: Item
  readonly isAcknowledged: boolean
}

/**
 * Runs the service in a folder, with a database in it by default, and kills it `rounds` times during calls. After each restart,
 * every acknowledged operation must be whole, every interrupted one whole or absent, and each must be whole, once, after it was
 * repeated.
 */
export async function killCalls<Item>(
  folder: string,
  operation: Operation<Item>,
  rounds: number,
  told: (round: number) => void = () => {},
  databaseUrl = `sqlite:${join(folder, 'hausblick.db')}`,
): Promise<Findings> {
  const port = await findFreePort()
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    PORT: port,
    REQUESTS_PER_MINUTE: '0',
    ...operation.environment,
  }
  const target: Target = { url: `http://127.0.0.1:${port}`, origin: `http://localhost:${port}` }
  const starts = new TimedStarts(folder, environment)
  const faults: string[] = []
  const counts = { acknowledged: 0, interrupted: 0, found: 0 }
  const left: Item[] = []
  let attempts: Attempt<Item>[] = []

  /** Closes the database before the kill, so that the service alone recovers it. */
  async function withSite<Result>(use: (site: Site) => Promise<Result>): Promise<Result> {
    const database = await openDatabase(databaseUrl)
    try {
      await migrate(database)
      return await use({ database, folder })
    } finally {
      await database.close()
    }
  }

  const tell = (item: Item, fault: string) =>
    faults.push(`${fault}: ${JSON.stringify(item, ['email', 'number', 'name'])}`)

  async function check(site: Site, { item, isAcknowledged }: Attempt<Item>): Promise<void> {
    const effect: Effect = await operation.find(site, item)
    if (effect === 'half') tell(item, 'half-written')
    if (effect !== 'whole' && isAcknowledged) tell(item, 'acknowledged and lost')
    for (const fault of await operation.repeat(target, item, effect === 'whole')) tell(item, fault)
    if ((await operation.find(site, item)) === 'whole') counts.found += 1
    else tell(item, 'not whole after it was repeated')
  }

  async function prepare(site: Site): Promise<void> {
    for (const attempt of attempts) await check(site, attempt)
    attempts = []
    while (left.length < ITEMS) left.push(await operation.prepare(site))
  }

  async function sendUntilKilled(reach: () => void, useUp: () => void): Promise<void> {
    for (let item = left.pop(); item !== undefined; item = left.pop()) {
      try {
        const sending = operation.send(target, item)
        if (left.length === 0) useUp()
        await sending
        attempts.push({ item, isAcknowledged: true })
        counts.acknowledged += 1
        reach()
      } catch {
        attempts.push({ item, isAcknowledged: false })
        counts.interrupted += 1
        return
      }
    }
  }

  for (let round = 1; round <= rounds; round++) {
    const service = await starts.start()
    await withSite(prepare)
    let awaited = randomInt(MOST_ACKNOWLEDGED + 1)
    const { promise: reached, resolve } = Promise.withResolvers<void>()
    const reach = () => {
      awaited -= 1
      if (awaited < 0) resolve()
    }
    reach()
    const { promise: usedUp, resolve: useUp } = Promise.withResolvers<void>()
    const clients = Array.from({ length: CLIENTS }, () => sendUntilKilled(reach, useUp))
    const moment = Promise.race([reached, setTimeout(LONGEST_MS, undefined, { ref: false })])
    // At the latest when the last call has been sent: after it, nothing would be interrupted.
    await Promise.race([moment.then(() => setTimeout(randomInt(operation.mostMs))), usedUp])
    await service.kill()
    await Promise.all(clients)
    told(round)
  }
  const service = await starts.start()
  await withSite(prepare)
  await service.stop()
  const orphans = await countOrphans(folder, databaseUrl, (fault) => faults.push(fault))
  return {
    ...counts,
    orphans,
    longestStartMs: starts.longestMs,
    faults,
  }
}
