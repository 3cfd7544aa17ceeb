import { ServiceError } from '../../http/errors.ts'
import * as texts from '../../http/texts.ts'

export interface Turn {
  /** Whose work it is; null for work in the background, for which nobody waits. */
  readonly owner: string | null
  /** Takes the work out of the queue; what has begun goes on. */
  readonly signal?: AbortSignal | undefined
}

interface Limits {
  /** At least two: work in the background leaves one place to others. */
  readonly atOnce: number
  /** How much may wait, of all owners together and of each; work in the background may always. */
  readonly waiting: number
  readonly waitingOfOne: number
}

interface Work extends Turn {
  /** What is of the lowest round comes first. */
  readonly round: number
  readonly begin: () => void
}

const BACKGROUND_ROUND = Number.MAX_SAFE_INTEGER
const RETRY_AFTER = { 'retry-after': '10' }

/**
 * Returns a function that does work once it is its turn. Owners have turns in rounds, one a round: however much somebody has
 * waiting, the first work of anybody else comes next. The function throws a ServiceError where too much waits already, and
 * the signal's reason where that is aborted before the turn has come.
 */
export function createTurnQueue({ atOnce, waiting: most, waitingOfOne: mostOfOne }: Limits) {
  const waiting: Work[] = []
  const running = new Set<Work>()
  let round = 0

  const isOf = (owner: string | null) => (work: Work) => work.owner === owner
  const roundOf = (owner: string) => {
    const own = [...waiting, ...running].filter(isOf(owner))
    return Math.max(round, ...own.map((work) => work.round + 1))
  }
  const beginNext = () => {
    const hasBackgroundPlace = [...running].filter(isOf(null)).length < atOnce - 1
    const [next] = waiting
      .filter(({ owner }) => owner !== null || hasBackgroundPlace)
      .toSorted((one, other) => one.round - other.round)
    if (next === undefined || running.size >= atOnce) return
    waiting.splice(waiting.indexOf(next), 1)
    running.add(next)
    if (next.owner !== null) round = next.round
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
      const work = { owner, begin, round: owner === null ? BACKGROUND_ROUND : roundOf(owner) }
      waiting.push(work)
      signal?.addEventListener('abort', leave)
      beginNext()
    })
  const refuseTooMany = (owner: string) => {
    if (running.size < atOnce) return
    if (waiting.filter(isOf(owner)).length >= mostOfOne)
      throw new ServiceError(429, texts.manyOwnUploads, { headers: RETRY_AFTER })
    if (waiting.filter((work) => work.owner !== null).length >= most)
      throw new ServiceError(503, texts.manyUploads, { headers: RETRY_AFTER })
  }

  return async <Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> => {
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
}

/** The turns of all in this process who have something read. A picture may take a gigabyte. */
export const runInReaderTurn = createTurnQueue({ atOnce: 2, waiting: 32, waitingOfOne: 12 })
