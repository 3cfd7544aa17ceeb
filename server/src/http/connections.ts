import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { clientOf } from './attemptLimits/client.ts'
import { Overloaded, ServiceError } from './errors.ts'
import type { Limits } from './limits.ts'
import * as texts from './texts.ts'

const WARNING_INTERVAL_MS = 60_000
const RETRY_AFTER_SECONDS = '5'

/** How many connections beyond the limit are told so, and how soon they must ask. */
const TOLD = 200
const TOLD_WITHIN_MS = 2000

/**
 * Limits the connections in total and per client, and the concurrent requests per client. Beyond the total, the next
 * connections receive 503 to their first request, and are closed. Others, and those of a client with too many, are closed
 * without a reply, which is cheapest; excess requests receive 429. Behind proxies, which limit connections themselves, only
 * requests are counted per client.
 */
export function registerConnections(
  app: FastifyInstance,
  { connections, perClient }: Pick<Limits, 'connections' | 'perClient'>,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): void {
  let warnedAt = Number.NEGATIVE_INFINITY
  const warn = () => {
    if (performance.now() - warnedAt < WARNING_INTERVAL_MS) return
    warnedAt = performance.now()
    app.log.warn('rejecting connections: total or per-client limit reached')
  }
  app.server.maxConnections = connections + TOLD
  app.server.on('drop', warn)

  const excess = new WeakSet<Socket>()
  let total = 0
  app.server.on('connection', (socket: Socket) => {
    total += 1
    socket.once('close', () => {
      total -= 1
    })
    if (total <= connections) return
    warn()
    excess.add(socket)
    const late = setTimeout(() => socket.destroy(), TOLD_WITHIN_MS)
    socket.once('data', () => clearTimeout(late)).once('close', () => clearTimeout(late))
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!excess.has(request.socket)) return
    reply.header('connection', 'close')
    if (request.routeOptions.config.pressureHandler === undefined) throw new Overloaded()
  })

  const open = createCounter(perClient)
  if (trustProxy === 0)
    app.server.on('connection', (socket: Socket) => {
      const client = clientOf(socket.remoteAddress ?? '')
      if (open.add(client)) socket.once('close', () => open.remove(client))
      else {
        warn()
        socket.destroy()
      }
    })

  const underWay = createCounter(perClient)
  app.addHook('onRequest', async (request, { raw }) => {
    const client = clientOf(request.ip)
    if (!underWay.add(client))
      throw new ServiceError(429, texts.tooManyOfOneConnection, {
        headers: { 'retry-after': RETRY_AFTER_SECONDS },
        refusal: 'concurrency',
      })
    // Node warns of a leak beyond the listeners that others account for.
    raw.setMaxListeners(raw.getMaxListeners() + 1)
    raw.once('close', () => underWay.remove(client))
  })
}

/** Creates a counter per client; `add` returns false if the maximum is reached. */
function createCounter(most: number) {
  const counts = new Map<string, number>()
  return {
    add: (client: string): boolean => {
      const count = counts.get(client) ?? 0
      if (count >= most) return false
      counts.set(client, count + 1)
      return true
    },
    remove: (client: string): void => {
      const count = (counts.get(client) ?? 0) - 1
      if (count > 0) counts.set(client, count)
      else counts.delete(client)
    },
  }
}
