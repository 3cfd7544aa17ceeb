import { Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooSlow } from './errorReplies.ts'
import type { Limits } from './limits.ts'
import { lateAfterMs, watchPace } from './pace.ts'

/** At most so late after its time is a head or a request cut. */
const CHECKED_EVERY_MS = 5000
const IS_FORM = /^multipart\//i

/** How long Node's server waits for a head, and for the largest request there may be, whatever becomes of it. */
export function timesOf(limits: Limits, maxUploadBytes: number) {
  const { headMs, formPatienceMs: patienceMs, bytesPerSecond } = limits
  return {
    http: {
      headersTimeout: headMs,
      connectionsCheckingInterval: Math.min(headMs, CHECKED_EVERY_MS),
    },
    requestTimeout: headMs + Math.ceil(lateAfterMs(maxUploadBytes, { patienceMs, bytesPerSecond })),
  }
}

/**
 * Ends requests whose bodies come slower than the slowest pace, with 408 where they are still waited for, and connections on
 * which nobody takes the reply.
 */
export function registerSlowClients(app: FastifyInstance, limits: Limits): void {
  const { bytesPerSecond, bodyPatienceMs, formPatienceMs, unreadMs } = limits
  const awaited = new WeakMap<FastifyRequest, PassThrough>()

  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return
    const patienceMs = isForm(request) ? formPatienceMs : bodyPatienceMs
    watchPace(request.raw, { patienceMs, bytesPerSecond }, () => {
      const body = awaited.get(request)
      // Whoever was answered before, or uploads, does not read what would be said now.
      if (body?.writable && !reply.sent) body.destroy(tooSlow())
      else request.raw.destroy()
    })
  })
  // Ended instead of the request itself, it leaves the connection to the answer.
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!hasBody(request) || isForm(request)) return payload
    const body = new PassThrough()
    awaited.set(request, body)
    // Nobody listens to a body that is refused unread.
    body.on('error', () => {})
    payload.once('error', (error) => body.destroy(error))
    return payload.pipe(body)
  })
  app.addHook('onSend', async (_request, { raw: { socket } }) => {
    // Begins anew with every byte that the other side takes, and ends with the reply.
    if (socket instanceof Socket) socket.setTimeout(unreadMs)
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** A form is read as it comes by its own route, and refused by every other. */
function isForm({ headers }: FastifyRequest): boolean {
  return IS_FORM.test(headers['content-type'] ?? '')
}
