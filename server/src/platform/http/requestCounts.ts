import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

/** Bounds memory, as the library's own store does. */
const MAX_KEYS = 5000

type Counted = Parameters<FastifyRateLimitStore['incr']>[1]

/**
 * Counts requests by key. Unlike in the library's own store, a window ends by a clock that nobody sets: a clock set back by
 * an hour would otherwise add an hour to it.
 */
export class RequestCounts implements FastifyRateLimitStore {
  readonly #counts = new LRUCache<string, { current: number; endsAt: number }>({ max: MAX_KEYS })

  incr(key: string, counted: Counted, windowMs: number): void {
    const now = performance.now()
    const known = this.#counts.get(key)
    const count = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs }
    count.current += 1
    this.#counts.set(key, count)
    counted(null, { current: count.current, ttl: count.endsAt - now })
  }

  /** Creates the counts of a route with a limit of its own. */
  child(): RequestCounts {
    return new RequestCounts()
  }
}
