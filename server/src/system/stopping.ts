import { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Limits } from './limits.ts'

/** Whoever asked for readiness this recently is a load balancer that asks again. */
const WATCHED_FOR_MS = 10_000
/** Clients that ask all the time do so within this time, and learn that their connection closes. */
const LINGER_MS = 250

/** How far the service has come with stopping. */
export interface Stopping {
  /** Whether the service has been told to stop. */
  hasBegun(): boolean
  /** Notes that somebody asks whether the service is ready, and will act on a refusal. */
  noteWatcher(): void
}

/**
 * Makes `app.close()` lose no request. Where a load balancer watches, everything is still answered until it has seen that the
 * service is no longer ready. Then the listener closes, and shortly afterwards idle connections do. Requests under way are
 * answered, each on a connection that closes afterwards; what is left of them after `stopMs` is cut.
 */
export function registerStopping(
  app: FastifyInstance,
  { drainMs, stopMs }: Pick<Limits, 'drainMs' | 'stopMs'>,
): Stopping {
  let hasBegun = false
  let closesIdle = false
  let watchedAt = Number.NEGATIVE_INFINITY
  let cut: NodeJS.Timeout | undefined

  // Fastify says so only for requests that begin while it closes. Without it, the client would keep the connection.
  app.addHook('onSend', async (_request, reply) => {
    if (hasBegun) reply.header('connection', 'close')
  })
  // The head of a long reply may have promised to keep the connection.
  app.addHook('onResponse', async () => {
    if (closesIdle) setImmediate(() => app.server.closeIdleConnections())
  })
  app.addHook('preClose', async () => {
    hasBegun = true
    if (performance.now() - watchedAt < WATCHED_FOR_MS) await pause(drainMs)
    if (!app.server.listening) return
    cut = setTimeout(() => {
      app.log.warn('stops before all requests were answered')
      app.server.closeAllConnections()
    }, stopMs)
    // The server's own `close` would drop connections at once whose first request is still on its way.
    Server.prototype.close.call(app.server)
    await pause(LINGER_MS)
    closesIdle = true
  })
  // Runs once the server has closed: Fastify goes through these hooks in reverse order, and its own comes last.
  app.addHook('onClose', async () => clearTimeout(cut))

  return {
    hasBegun: () => hasBegun,
    noteWatcher: () => {
      watchedAt = performance.now()
    },
  }
}

/** As the one of `node:timers/promises`, but that tests can move its time on. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
