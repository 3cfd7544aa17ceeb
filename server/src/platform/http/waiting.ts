import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
} from 'fastify'
import { Overloaded } from './errors.ts'
import type { Limits } from './limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How long the request that is next in turn has waited. */
    longestWaitMs(): number
  }
  interface FastifyContextConfig {
    /** Read by @fastify/under-pressure: handles requests to an overloaded service. */
    pressureHandler?: () => void
  }
}

/** For how long of a turn of the event loop requests begin as they arrive. */
const TURN_MS = 1
/** Few, so that refusals leave time for work. */
const REFUSED_PER_TURN = 5

interface Waiting {
  readonly since: number
  readonly mayBeRefused: boolean
  readonly reply: FastifyReply
  readonly done: HookHandlerDoneFunction
}

/** Returns whether a request is for a file of the dashboard, without which a page that was sent does not work. */
export function isForFile({ routeOptions }: FastifyRequest): boolean {
  return 'file' in routeOptions.config
}

/**
 * Begins requests a few per turn of the event loop, in the order of their arrival, and refuses with 503 those that have
 * waited too long. Node accepts one connection per turn: if a turn served everyone who asks, newcomers, health checks among
 * them, would wait for minutes to be accepted, which nothing measures. Requests whose client has left are dropped. Routes
 * with a `pressureHandler` of their own do not wait, and files of the dashboard wait as long as it takes.
 */
export function registerWaiting(app: FastifyInstance, { waitMs }: Pick<Limits, 'waitMs'>): void {
  const queue: Waiting[] = []
  let turn = -1
  let turnEnd = 0

  /** Returns whether requests may still begin in this turn. */
  function hasTime(): boolean {
    const { loopCount } = performance.nodeTiming.uvMetricsInfo
    if (loopCount !== turn) {
      turn = loopCount
      turnEnd = performance.now() + TURN_MS
    }
    return performance.now() < turnEnd
  }

  /** Refuses the first few if they are late, and begins one. */
  function continueQueue(): void {
    for (let refused = 0; ; ) {
      const next = queue.shift()
      if (next === undefined) return
      if (next.reply.raw.destroyed) continue
      const isLate = next.mayBeRefused && performance.now() - next.since > waitMs
      if (!isLate || refused === REFUSED_PER_TURN) {
        if (queue.length > 0) setImmediate(continueQueue)
        next.done()
        return
      }
      next.done(new Overloaded())
      refused += 1
    }
  }

  app.decorate('longestWaitMs', () => performance.now() - (queue[0]?.since ?? performance.now()))
  app.addHook('onRequest', (request, reply, done) => {
    const isExempt = request.routeOptions.config.pressureHandler !== undefined
    if (isExempt || (queue.length === 0 && hasTime())) done()
    else {
      const mayBeRefused = !isForFile(request)
      if (queue.push({ since: performance.now(), mayBeRefused, reply, done }) === 1)
        setImmediate(continueQueue)
    }
  })
}
