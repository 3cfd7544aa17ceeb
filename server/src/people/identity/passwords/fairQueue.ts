import { ServiceError } from '../../../platform/http/errors.ts'
import * as texts from '../texts.ts'

export interface QueueBounds {
  /** Tasks that run concurrently. */
  readonly concurrent: number
  /** Tasks that may wait, of all owners together. */
  readonly maxWaiting: number
  readonly maxWaitingPerOwner: number
  /** How long a task may wait, in milliseconds. */
  readonly waitMs: number
}

export type FairQueue = <Result>(owner: string, task: () => Promise<Result>) => Promise<Result>

interface Waiting {
  readonly start: () => void
  readonly refuse: () => void
}

const RETRY_AFTER_SECONDS = 5

/**
 * Creates a bounded task queue that serves its owners round robin, so that a busy one delays nobody else. A task that finds
 * no room, waits too long, or is the last of the owner with the most waiting and evicted in favour of another's rejects with
 * 503 before it has started.
 */
export function createFairQueue({
  concurrent,
  maxWaiting,
  maxWaitingPerOwner,
  waitMs,
}: QueueBounds): FairQueue {
  /** Waiting tasks by owner, in the order in which the owners are served; none is empty. */
  const queues = new Map<string, Waiting[]>()
  let free = concurrent
  let waiting = 0

  function wait(owner: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const entry: Waiting = {
      start: () => {
        clearTimeout(timer)
        resolve()
      },
      refuse: () => {
        clearTimeout(timer)
        remove(owner, entry)
        reject(busy())
      },
    }
    const timer = setTimeout(entry.refuse, waitMs)
    const others = queues.get(owner)
    if (others) others.push(entry)
    else queues.set(owner, [entry])
    waiting += 1
    return promise
  }

  function remove(owner: string, entry: Waiting): void {
    const entries = queues.get(owner) ?? []
    entries.splice(entries.indexOf(entry), 1)
    if (entries.length === 0) queues.delete(owner)
    waiting -= 1
  }

  /** Makes room for a task of an owner; returns false where no other owner has more waiting. */
  function makeRoom(owner: string): boolean {
    const own = queues.get(owner)?.length ?? 0
    if (own >= maxWaitingPerOwner) return false
    if (waiting < maxWaiting) return true
    let longest: Waiting[] = []
    for (const entries of queues.values()) if (entries.length > longest.length) longest = entries
    if (longest.length <= own + 1) return false
    longest.at(-1)?.refuse()
    return true
  }

  function startNext(): void {
    const [turn] = queues
    if (!turn) {
      free += 1
      return
    }
    const [owner, entries] = turn
    const next = entries.shift()
    waiting -= 1
    // Moves the owner to the back.
    queues.delete(owner)
    if (entries.length > 0) queues.set(owner, entries)
    next?.start()
  }

  return async (owner, task) => {
    if (free > 0) free -= 1
    else if (makeRoom(owner)) await wait(owner)
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
    refusal: 'sign_ins',
  })
}
