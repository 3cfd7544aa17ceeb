import { Server } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Limits } from './limits.ts'

/** A readiness check this recent means a load balancer is polling. */
const WATCHED_FOR_MS = 10_000
/** Busy clients send another request within this time, even on a slow machine, and learn that their connection closes. */
const LINGER_MS = 1000
const POLL_MS = 50
/** Turns of the event loop without a new connection after which the backlog is empty: each turn accepts one. */
const QUIET_TURNS = 10

/** The progress of stopping. */
export interface Stopping {
  hasBegun(): boolean
  /** Notes a readiness check by someone who will act on a refusal. */
  noteWatcher(): void
}

/**
 * Makes `app.close()` lose no request. Behind a load balancer, everything is served until it has seen that the service is
 * not ready. Then the listener closes, followed by idle connections. Requests in flight are completed, each on a connection
 * that closes afterwards; after `stopMs` the rest are cut.
 */
export function registerStopping(
  app: FastifyInstance,
  { drainMs, stopMs }: Pick<Limits, 'drainMs' | 'stopMs'>,
): Stopping {
  let hasBegun = false
  let refuses = false
  let closesIdle = false
  let watchedAt = Number.NEGATIVE_INFINITY
  let cut: NodeJS.Timeout | undefined

  // Fastify sends `connection: close` from the first moment. Busy clients would reconnect at once, and some would meet the
  // closing listener; so the header is held back until the listener has closed.
  app.addHook('onRequest', (_request, { raw }, done) => {
    if (hasBegun && !refuses) raw.removeHeader('connection')
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (refuses) reply.header('connection', 'close')
    done(null, payload)
  })
  // A long reply's head may have promised keep-alive.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (closesIdle) void setImmediate().then(() => app.server.closeIdleConnections())
    done()
  })
  app.addHook('preClose', async () => {
    hasBegun = true
    if (performance.now() - watchedAt < WATCHED_FOR_MS) await pause(drainMs)
    if (!app.server.listening) return
    cut = setTimeout(() => {
      app.log.warn('closing with requests in flight')
      app.server.closeAllConnections()
    }, stopMs)
    // Closing the listener resets connections in the backlog.
    await drainBacklog(app.server)
    // Fastify's own close would drop connections whose first request is still on its way.
    Server.prototype.close.call(app.server)
    refuses = true
    for (let ms = 0; ms < LINGER_MS && (await countOpen(app.server)) > 0; ms += POLL_MS)
      await pause(POLL_MS)
    closesIdle = true
  })
  // Runs after the server has closed: Fastify runs these hooks in reverse order, its own last.
  app.addHook('onClose', async () => clearTimeout(cut))

  return {
    hasBegun: () => hasBegun,
    noteWatcher: () => {
      watchedAt = performance.now()
    },
  }
}

/** Resolves once the backlog of connections is empty, or after `LINGER_MS`. */
async function drainBacklog(server: Server): Promise<void> {
  let quiet = 0
  const restart = () => {
    quiet = 0
  }
  server.on('connection', restart)
  const deadline = performance.now() + LINGER_MS
  while (quiet < QUIET_TURNS && performance.now() < deadline) {
    await setImmediate()
    quiet += 1
  }
  server.off('connection', restart)
}

async function countOpen(server: Server): Promise<number> {
  return await promisify(server.getConnections).call(server)
}

/** Unlike `node:timers/promises`, works with fake timers. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
