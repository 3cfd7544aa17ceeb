import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@hausblick/server/src/platform/database/open.ts'
import type { Findings } from '../service/findings.ts'
import { type KilledService, OPERATOR, requireSuccess, STAFF } from '../service/killedService.ts'
import { type Item, newItem, type Operation, type Request, readRows } from './operation.ts'

const CLIENTS = 4
const MOST_ACKNOWLEDGED = 6
/** Prepared for a round; what the kill leaves over is used in the next. */
const ITEMS = 40
/** Ends a round in any case, since a busy machine acknowledges late. */
const LONGEST_MS = 10_000
const POLL_MS = 100
const POLLS = 600
/** Characters of a row that is not as it should be. */
const SHOWN = 200

interface Prepared {
  readonly item: Item
  readonly request: Request
}

interface Attempt extends Prepared {
  readonly isAcknowledged: boolean
}

/**
 * Kills a service `rounds` times during an operation's calls. What the first call changes, undisturbed, is the measure: after each
 * restart, every acknowledged operation must have changed all of it, every interrupted one all or nothing, and each all of it,
 * once, after it was repeated.
 */
export async function killCalls(
  service: KilledService,
  operation: Operation,
  rounds: number,
): Promise<Findings> {
  const counts = { acknowledged: 0, interrupted: 0, found: 0 }
  const left: Prepared[] = []
  let attempts: Attempt[] = []
  await service.start()
  const callers = {
    staff: await service.signIn({ email: STAFF, kind: 'staff' }),
    operator: await service.signIn({ email: OPERATOR, kind: 'operator' }),
  }

  const send = ({ method, path, body, headers }: Request) =>
    fetch(service.url + path, {
      method,
      headers: {
        origin: service.url.replace('127.0.0.1', 'localhost'),
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })

  async function prepare(database: Database): Promise<Prepared> {
    const item = newItem()
    const site = { database, folder: service.folder }
    return { item, request: await operation.prepare(site, item, callers) }
  }

  /** Reads what is there about items, once the service has ended what it began. */
  async function read(database: Database, items: readonly Item[]) {
    const { countLeft = async () => 0 } = operation
    for (let poll = 0; poll < POLLS && (await countLeft(database)) > 0; poll++)
      await setTimeout(POLL_MS)
    return await readRows(database, items)
  }

  const { before, after } = await service.withDatabase(async (database) => {
    const { item, request } = await prepare(database)
    const readOne = async () => (await read(database, [item])).get(item.key) ?? []
    const before = await readOne()
    await (await requireSuccess(await send(request))).arrayBuffer()
    return { before, after: await readOne() }
  })
  if (isDeepStrictEqual(before, after)) throw new Error('The call changes nothing.')

  const tell = ({ key }: Item, fault: string) => service.faults.push(`${key}: ${fault}`)
  async function expectStatus(item: Item, request: Request, expected: number): Promise<void> {
    const reply = await send(request)
    const text = await reply.text()
    if (reply.status !== expected) tell(item, `${request.path}: ${reply.status} ${text}`)
  }
  const describe = (rows: readonly string[]) =>
    [
      ...rows.filter((row) => !after.includes(row)).map((row) => `there is ${row.slice(0, SHOWN)}`),
      ...after
        .filter((row) => !rows.includes(row))
        .map((row) => `there is no ${row.slice(0, SHOWN)}`),
    ].join(', ')

  /** Compares what is there with what was told, repeats it, and compares again. */
  async function check(database: Database): Promise<void> {
    const items = attempts.map(({ item }) => item)
    const found = await read(database, items)
    for (const { item, request, isAcknowledged } of attempts) {
      const rows = found.get(item.key) ?? []
      const isWhole = isDeepStrictEqual(rows, after)
      if (!isWhole && !isDeepStrictEqual(rows, before)) tell(item, `by half: ${describe(rows)}`)
      else if (!isWhole && isAcknowledged) tell(item, 'acknowledged and lost')
      await expectStatus(item, request, isWhole ? (operation.repeated ?? 200) : 200)
    }
    for (const [index, [, rows]] of [...(await read(database, items))].entries()) {
      const item = items[index]
      if (isDeepStrictEqual(rows, after)) counts.found += 1
      else if (item) tell(item, `not whole after it was repeated: ${describe(rows)}`)
    }
    for (const { item } of attempts)
      for (const request of operation.afterwards?.(item) ?? [])
        await expectStatus(item, request, 200)
    attempts = []
  }

  async function sendUntilKilled(reach: () => void, useUp: () => void): Promise<void> {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      try {
        const sending = send(next.request)
        if (left.length === 0) useUp()
        await (await requireSuccess(await sending)).arrayBuffer()
        attempts.push({ ...next, isAcknowledged: true })
        counts.acknowledged += 1
        reach()
      } catch {
        attempts.push({ ...next, isAcknowledged: false })
        counts.interrupted += 1
        return
      }
    }
  }

  for (let round = 1; round <= rounds; round++) {
    await service.withDatabase(async (database) => {
      await check(database)
      while (left.length < ITEMS) left.push(await prepare(database))
    })
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
    await service.end('kill')
    await Promise.all(clients)
    await service.start()
  }
  await service.withDatabase(check)
  return await service.finish(counts)
}
