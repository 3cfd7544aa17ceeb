import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { replyToBrokenRequest } from './errorReplies.ts'
import type { Limits } from './limits.ts'

/** Resolution of Node's own timeouts. */
const CHECKED_EVERY_MS = 5000
const IS_FORM = /^multipart\//i
const TOO_SLOW = Object.assign(new Error('body too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** Returns the timeouts of Node's server: for the head, and for the largest possible request at the minimum rate. */
export function serverTimeouts(limits: Limits, maxUploadBytes: number) {
  const { headMs, formGraceMs, bytesPerSecond } = limits
  return {
    http: {
      headersTimeout: headMs,
      connectionsCheckingInterval: Math.min(headMs, CHECKED_EVERY_MS),
    },
    requestTimeout: headMs + formGraceMs + Math.ceil((maxUploadBytes / bytesPerSecond) * 1000),
  }
}

/**
 * Cuts connections whose bodies fall behind the minimum rate, with 408 unless the reply has begun, and those whose replies are
 * not read. Node's own timeout of a request has to suffice for a phone that uploads the largest file, so that bodies sent byte
 * by byte would keep newcomers out for as long (`npm run bench -- attacks`).
 */
export function registerSlowClients(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    if (hasBody(request)) watchBody(request, raw, limits)
    done()
  })
  app.addHook('onSend', (_request, { raw: { socket } }, payload, done) => {
    // Restarts with every byte the client takes, and ends with the reply.
    if (socket instanceof Socket) socket.setTimeout(limits.unreadMs)
    done(null, payload)
  })
}

function watchBody({ raw, headers }: FastifyRequest, reply: ServerResponse, limits: Limits): void {
  const { socket } = raw
  const isForm = IS_FORM.test(headers['content-type'] ?? '')
  const graceMs = isForm ? limits.formGraceMs : limits.bodyGraceMs
  const startedAt = performance.now()
  // Counts the head too, in the client's favour.
  const before = socket.bytesRead
  let timer = setTimeout(check, graceMs)
  function check(): void {
    const boughtMs = ((socket.bytesRead - before) / limits.bytesPerSecond) * 1000
    const leftMs = startedAt + graceMs + boughtMs - performance.now()
    if (leftMs > 0) timer = setTimeout(check, leftMs)
    else if (reply.headersSent) raw.destroy()
    else replyToBrokenRequest(TOO_SLOW, socket)
  }
  const stop = () => clearTimeout(timer)
  raw.once('end', stop).once('close', stop)
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
