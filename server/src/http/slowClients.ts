import { Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestTimeout } from './errorReplies.ts'
import type { Limits } from './limits.ts'
import { allowedMs, watchRate } from './minimumRate.ts'

/** Resolution of Node's own timeouts. */
const CHECKED_EVERY_MS = 5000
const IS_FORM = /^multipart\//i

/** Returns the timeouts of Node's server: for the head, and for the largest possible request at the minimum rate. */
export function serverTimeouts(limits: Limits, maxUploadBytes: number) {
  const { headMs, formGraceMs: graceMs, bytesPerSecond } = limits
  return {
    http: {
      headersTimeout: headMs,
      connectionsCheckingInterval: Math.min(headMs, CHECKED_EVERY_MS),
    },
    requestTimeout: headMs + Math.ceil(allowedMs(maxUploadBytes, { graceMs, bytesPerSecond })),
  }
}

/**
 * Aborts requests whose bodies fall behind the minimum rate, with 408 where the body is still awaited, and cuts connections
 * whose replies are not read.
 */
export function registerSlowClients(app: FastifyInstance, limits: Limits): void {
  const { bytesPerSecond, bodyGraceMs, formGraceMs, unreadMs } = limits
  const awaited = new WeakMap<FastifyRequest, PassThrough>()

  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return
    const graceMs = isForm(request) ? formGraceMs : bodyGraceMs
    watchRate(request.raw, { graceMs, bytesPerSecond }, () => {
      const body = awaited.get(request)
      // A client that has its reply already, or uploads, does not read another.
      if (body?.writable && !reply.sent) body.destroy(requestTimeout())
      else request.raw.destroy()
    })
  })
  // Destroying this stream instead of the request keeps the connection usable for the reply.
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!hasBody(request) || isForm(request)) return payload
    const body = new PassThrough()
    awaited.set(request, body)
    // An unread body has no other listener.
    body.on('error', () => {})
    payload.once('error', (error) => body.destroy(error))
    return payload.pipe(body)
  })
  app.addHook('onSend', async (_request, { raw: { socket } }) => {
    // Restarts with every byte the client takes, and ends with the reply.
    if (socket instanceof Socket) socket.setTimeout(unreadMs)
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Returns whether the body is a form, which only upload routes read, as a stream. */
function isForm({ headers }: FastifyRequest): boolean {
  return IS_FORM.test(headers['content-type'] ?? '')
}
