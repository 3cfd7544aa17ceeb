import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { clientOf } from './attemptLimits/client.ts'
import { ServiceError } from './errors.ts'
import type { Limits } from './limits.ts'
import * as texts from './texts.ts'

const WARNING_INTERVAL_MS = 60_000
const RETRY_AFTER_SECONDS = '5'

/**
 * Limits the connections in total, which Node does, and those of each client, so that no single one takes them all. Excess
 * connections are closed without a reply, which is cheapest. Behind proxies, which limit connections themselves, the
 * concurrent requests of each client are limited instead; excess ones receive 429.
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
  app.server.maxConnections = connections
  app.server.on('drop', warn)

  const counts = new Map<string, number>()
  /** Counts one of a client until it is closed; returns false if the client has the maximum. */
  function count(address: string, counted: EventEmitter): boolean {
    const client = clientOf(address)
    const open = counts.get(client) ?? 0
    if (open >= perClient) return false
    counts.set(client, open + 1)
    counted.once('close', () => {
      const left = (counts.get(client) ?? 0) - 1
      if (left > 0) counts.set(client, left)
      else counts.delete(client)
    })
    return true
  }

  if (trustProxy === 0)
    app.server.on('connection', (socket: Socket) => {
      if (count(socket.remoteAddress ?? '', socket)) return
      warn()
      socket.destroy()
    })
  else
    app.addHook('onRequest', async (request, { raw }) => {
      // Node warns of a leak beyond the listeners that others account for.
      raw.setMaxListeners(raw.getMaxListeners() + 1)
      if (!count(request.ip, raw))
        throw new ServiceError(429, texts.tooManyOfOneConnection, {
          headers: { 'retry-after': RETRY_AFTER_SECONDS },
          refusal: 'concurrency',
        })
    })
}
