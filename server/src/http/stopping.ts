import { Server } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Limits } from './limits.ts'

/** Whoever asked for readiness this recently is a load balancer that asks again. */
const WATCHED_FOR_MS = 10_000
/** Clients that ask all the time do so within this time, even on a busy machine, and learn that their connection closes. */
const LINGER_MS = 1000
const LOOKED_EVERY_MS = 50
/** So many turns of the event loop without a new connection say that none waits any more: each turn takes one. */
const QUIET_TURNS = 10

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
  let refuses = false
  let closesIdle = false
  let watchedAt = Number.NEGATIVE_INFINITY
  let cut: NodeJS.Timeout | undefined

  // Fastify tells clients from the first moment on that their connection closes. Those that ask all the time would connect anew
  // at once, and some of that would meet the closing listener; so they are told only once it has closed.
  app.addHook('onRequest', async (_request, { raw }) => {
    if (hasBegun && !refuses) raw.removeHeader('connection')
  })
  app.addHook('onSend', async (_request, reply) => {
    if (refuses) reply.header('connection', 'close')
  })
  // The head of a long reply may have promised to keep the connection.
  app.addHook('onResponse', async () => {
    if (!closesIdle) return
    void setImmediate().then(() => app.server.closeIdleConnections())
  })
  app.addHook('preClose', async () => {
    hasBegun = true
    if (performance.now() - watchedAt < WATCHED_FOR_MS) await pause(drainMs)
    if (!app.server.listening) return
    cut = setTimeout(() => {
      app.log.warn('stops before all requests were answered')
      app.server.closeAllConnections()
    }, stopMs)
    // Closing the listener resets connections that the system has accepted and the service has not taken yet.
    await takeWaiting(app.server)
    // The server's own `close` would drop connections at once whose first request is still on its way.
    Server.prototype.close.call(app.server)
    refuses = true
    for (let ms = 0; ms < LINGER_MS && (await countOpen(app.server)) > 0; ms += LOOKED_EVERY_MS)
      await pause(LOOKED_EVERY_MS)
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

/** Resolves when no connection waits to be taken, or after `LINGER_MS` where they do not stop coming. */
async function takeWaiting(server: Server): Promise<void> {
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

/** As the one of `node:timers/promises`, but that tests can move its time on. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
