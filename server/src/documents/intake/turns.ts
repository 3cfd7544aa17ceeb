import { ServiceError } from '../../platform/http/errors.ts'
import * as texts from '../texts.ts'

export interface Turn {
  /** Whose work it is; null for background work. */
  readonly owner: string | null
  /** Removes the work from the queue; work that has begun is not interrupted. */
  readonly signal?: AbortSignal | undefined
}

interface Limits {
  /** At least two, since background work always leaves one place free. */
  readonly concurrent: number
  /** The most tasks of all owners together that wait; background work is not counted. */
  readonly maxWaiting: number
  readonly maxWaitingPerOwner: number
}

interface Work extends Turn {
  /** Work of the lowest round begins first. */
  readonly round: number
  readonly begin: () => void
}

const BUSY = { headers: { 'retry-after': '10' }, refusal: 'uploads' } as const

/**
 * Returns a queue whose `run` runs work when its turn comes. Owners, background work among them, take turns round robin: however
 * much work of one owner is waiting, the first work of any other comes next. `run` throws a ServiceError (429, 503) if too much is waiting, and
 * the signal's reason if it is aborted before the work begins.
 */
export function createTurnQueue({ concurrent, maxWaiting, maxWaitingPerOwner }: Limits) {
  const waiting: Work[] = []
  const running = new Set<Work>()
  let round = 0

  const isOf = (owner: string | null) => (work: Work) => work.owner === owner
  const roundOf = (owner: string | null) => {
    const own = [...waiting, ...running].filter(isOf(owner))
    return Math.max(round, ...own.map((work) => work.round + 1))
  }
  const beginNext = () => {
    const hasBackgroundPlace = [...running].filter(isOf(null)).length < concurrent - 1
    const [next] = waiting
      .filter(({ owner }) => owner !== null || hasBackgroundPlace)
      .toSorted((one, other) => one.round - other.round)
    if (next === undefined || running.size >= concurrent) return
    waiting.splice(waiting.indexOf(next), 1)
    running.add(next)
    // Background work may have been passed over while its place was taken.
    round = Math.max(round, next.round)
    next.begin()
  }
  const wait = ({ owner, signal }: Turn) =>
    new Promise<Work>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(work), 1)
        reject(signal?.reason)
      }
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve(work)
      }
      const work = { owner, begin, round: roundOf(owner) }
      waiting.push(work)
      signal?.addEventListener('abort', leave)
      beginNext()
    })
  const refuseTooMany = (owner: string) => {
    if (running.size < concurrent) return
    if (waiting.filter(isOf(owner)).length >= maxWaitingPerOwner)
      throw new ServiceError(429, texts.manyOwnUploads, BUSY)
    if (waiting.filter((work) => work.owner !== null).length >= maxWaiting)
      throw new ServiceError(503, texts.manyUploads, BUSY)
  }

  const run = async <Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> => {
    turn.signal?.throwIfAborted()
    if (turn.owner !== null) refuseTooMany(turn.owner)
    const own = await wait(turn)
    try {
      return await work()
    } finally {
      running.delete(own)
      beginNext()
    }
  }
  const count = () => ({ most: concurrent, running: running.size, waiting: waiting.length })
  return { run, count }
}

/** The queue for readers; at most two run at once in this process, since a picture may take a gigabyte. */
export const readerTurns = createTurnQueue({
  concurrent: 2,
  maxWaiting: 32,
  maxWaitingPerOwner: 12,
})
