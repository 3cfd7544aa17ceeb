import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isNoSpace } from '../database/noSpace.ts'
import { DatabaseUnavailable } from '../database/unavailable.ts'
import { StorageUnavailable } from '../storage/unavailable.ts'
import { noteRefusal } from './accessLog.ts'
import { AccessDenied } from './callers.ts'
import { displaysReply, plainPageHeaders, renderErrorPage, renderRetryPage } from './errorPage.ts'
import { insufficientStorage, ServiceError } from './errors.ts'
import { listSecurityHeaders } from './securityHeaders.ts'
import * as texts from './texts.ts'

const RETRY_AFTER_SECONDS = 2
/** Texts for Fastify's own errors, where there is more to say than "bad request". */
const SENTENCES: Readonly<Record<number, string>> = {
  404: texts.noSuchAddress,
  408: texts.tooSlow,
  413: texts.tooLarge,
  414: texts.longAddress,
  415: texts.unknownFormat,
  431: texts.largeHead,
}

const BROKEN_STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** For replies to what never became a request. */
const BROKEN_HEADERS = listSecurityHeaders({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
  },
  xFrameOptions: { action: 'deny' },
})

/**
 * Registers the error handler: one body for every error, with the service's own faults logged. A browser that asks for a page
 * gets one that tries again, where that helps.
 */
export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ServiceError>(sendError)
}

export function sendError(
  error: FastifyError | ServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { message, replyCode: code, headers } = prepare(error, request, reply)
  const seconds = headers['retry-after']
  if (seconds !== undefined && request.method === 'GET' && displaysReply(request.headers))
    return reply
      .headers(plainPageHeaders)
      .type('text/html; charset=utf-8')
      .send(renderRetryPage(message, seconds))
  return reply
    .type('application/json; charset=utf-8')
    .send({ error: message, ...(code !== undefined && { code }) })
}

/** Replies with the message alone, as some calls do (product §23). */
export function sendErrorText(
  error: FastifyError | ServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { message } = prepare(error, request, reply)
  return reply.type('text/plain; charset=utf-8').send(message)
}

/** Creates an error handler that replies with a page where the browser displays the reply itself, else with JSON. */
export function createErrorPageHandler(title: string): typeof sendError {
  return (error, request, reply) => {
    if (!displaysReply(request.headers)) return sendError(error, request, reply)
    const { message } = prepare(error, request, reply)
    return reply.type('text/html; charset=utf-8').send(renderErrorPage(title, message))
  }
}

/** Replies to what never became a request, because it was too slow or not HTTP, and closes the connection. */
export function replyToBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = BROKEN_STATUS[error.code ?? ''] ?? 400
  const body = JSON.stringify({ error: SENTENCES[status] ?? texts.badRequest })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    'cache-control: no-store',
    ...Object.entries(BROKEN_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

/** Logs internal errors and refusals, and sets status and headers. */
function prepare(
  error: FastifyError | ServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
): ServiceError {
  const known = asServiceError(error, request)
  const { statusCode, headers, cause } = known
  if (statusCode >= 500) request.log.error({ err: cause ?? known }, known.message)
  else if (cause !== undefined) request.log.info({ err: cause }, known.message)
  if (known instanceof AccessDenied) logRefusal(known, request)
  noteRefusal(request, known)
  reply.code(statusCode).headers({ 'cache-control': 'no-store', ...headers })
  return known
}

function logRefusal({ caller, statusCode }: AccessDenied, request: FastifyRequest): void {
  const who = caller.kind === 'nobody' ? {} : { issuer: caller.issuer, subject: caller.subject }
  request.log.warn(
    { req: request, caller: { kind: caller.kind, ...who }, statusCode },
    'access denied',
  )
}

function asServiceError(error: FastifyError | ServiceError, request: FastifyRequest): ServiceError {
  if (error instanceof ServiceError) return error
  if (error instanceof DatabaseUnavailable) return unavailable(texts.databaseAway, error)
  if (error instanceof StorageUnavailable) return unavailable(texts.storageAway, error)
  if (isNoSpace(error)) return insufficientStorage(error)
  const { statusCode = hasDisconnected(request, error) ? 408 : 500, code } = error
  // Fastify's message may repeat the request's content, which must not be logged.
  if (statusCode < 500)
    return new ServiceError(statusCode, SENTENCES[statusCode] ?? texts.badRequest, { cause: code })
  return new ServiceError(500, texts.failed(request.id), { cause: error })
}

function unavailable(message: string, cause: Error): ServiceError {
  return new ServiceError(503, message, {
    cause,
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })
}

/**
 * Returns whether the client disconnected before the request was complete or its reply had begun, which closes the reply's stream:
 * nobody is at fault, and nobody reads the reply.
 */
function hasDisconnected({ raw }: FastifyRequest, { code }: FastifyError): boolean {
  return raw.complete
    ? raw.socket.destroyed && code === 'ERR_STREAM_PREMATURE_CLOSE'
    : raw.destroyed
}
