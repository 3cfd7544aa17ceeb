import { ServiceError } from '../../../http/errors.ts'
import * as texts from '../../../http/texts.ts'

export interface QueueBounds {
  /** Tasks that run concurrently. */
  readonly atOnce: number
  /** Tasks that may wait in one lane. */
  readonly perLane: number
  /** Tasks that may wait in all lanes together. */
  readonly inAll: number
  /** How long a task may wait, in milliseconds. */
  readonly waitMs: number
}

export type FairQueue = <Result>(lane: string, task: () => Promise<Result>) => Promise<Result>

interface Waiting {
  readonly start: () => void
  readonly refuse: () => void
}

const RETRY_AFTER_SECONDS = 5

/**
 * Creates a bounded task queue that serves its lanes round robin, so that one busy lane delays nobody else. A task that
 * finds no room, waits too long, or is evicted from the longest lane in favour of a shorter one rejects with 503 before it
 * has started.
 */
export function createFairQueue({ atOnce, perLane, inAll, waitMs }: QueueBounds): FairQueue {
  /** In the order in which they are served; none is empty. */
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

  /** Makes room for a task in a lane; returns false where no other lane is longer. */
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
    // Moves the lane to the back.
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
