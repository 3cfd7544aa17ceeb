import { ServiceError } from '../../../http/errors.ts'
import * as texts from '../../../http/texts.ts'

export interface QueueBounds {
  /** Tasks at the same time. */
  readonly atOnce: number
  /** Tasks of one lane that may wait. */
  readonly perLane: number
  /** Tasks of all lanes that may wait. */
  readonly inAll: number
  /** How long a task may wait. */
  readonly waitMs: number
}

export type FairQueue = <Result>(lane: string, task: () => Promise<Result>) => Promise<Result>

interface Waiting {
  readonly start: () => void
  readonly refuse: () => void
}

const RETRY_AFTER_SECONDS = 5

/**
 * Returns a function that runs a few tasks at a time and lets lanes take turns, so that whoever fills their own lane delays
 * nobody else. A task that finds no room, waits too long, or is the last of the longest lane when a shorter one needs its room,
 * rejects with 503 before it began.
 */
export function createFairQueue({ atOnce, perLane, inAll, waitMs }: QueueBounds): FairQueue {
  /** In the order of their turns; none is empty. */
  const lanes = new Map<string, Waiting[]>()
  let free = atOnce
  let waiting = 0

  function wait(lane: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const entry: Waiting = {
      start: () => {
        clearTimeout(timer)
        resolve()
      },
      refuse: () => {
        clearTimeout(timer)
        remove(lane, entry)
        reject(busy())
      },
    }
    const timer = setTimeout(entry.refuse, waitMs)
    const others = lanes.get(lane)
    if (others) others.push(entry)
    else lanes.set(lane, [entry])
    waiting += 1
    return promise
  }

  function remove(lane: string, entry: Waiting): void {
    const entries = lanes.get(lane) ?? []
    entries.splice(entries.indexOf(entry), 1)
    if (entries.length === 0) lanes.delete(lane)
    waiting -= 1
  }

  /** Makes room for a task of a lane; false where its lane is as long as any other. */
  function makeRoom(lane: string): boolean {
    const own = lanes.get(lane)?.length ?? 0
    if (own >= perLane) return false
    if (waiting < inAll) return true
    let longest: Waiting[] = []
    for (const entries of lanes.values()) if (entries.length > longest.length) longest = entries
    if (longest.length <= own + 1) return false
    longest.at(-1)?.refuse()
    return true
  }

  function startNext(): void {
    const [turn] = lanes
    if (!turn) {
      free += 1
      return
    }
    const [lane, entries] = turn
    const next = entries.shift()
    waiting -= 1
    // To the end of the turns.
    lanes.delete(lane)
    if (entries.length > 0) lanes.set(lane, entries)
    next?.start()
  }

  return async (lane, task) => {
    if (free > 0) free -= 1
    else if (makeRoom(lane)) await wait(lane)
    else throw busy()
    try {
      return await task()
    } finally {
      startNext()
    }
  }
}

function busy(): ServiceError {
  return new ServiceError(503, texts.manySignIns, {
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })
}
