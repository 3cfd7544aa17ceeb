import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isNoSpace } from '../database/noSpace.ts'
import { DatabaseUnavailable } from '../database/unavailable.ts'
import { Refusal } from './callers.ts'
import { asksForPage, renderErrorPage } from './errorPage.ts'
import { noSpace, ServiceError } from './errors.ts'
import * as texts from './texts.ts'

const DATABASE_RETRY_AFTER_SECONDS = 2
/** What a caller reads of Fastify's own errors, where there is more to say than that a request was bad. */
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

/** 408: a request came too slowly. */
export function tooSlow(): ServiceError {
  return new ServiceError(408, texts.tooSlow, {
    headers: { connection: 'close' },
  })
}

/** Answers every error of the service with one body, and logs those that are its own fault. */
export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ServiceError>(sendError)
}

export function sendError(
  error: FastifyError | ServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { message, replyCode: code } = prepare(error, request, reply)
  return reply
    .type('application/json; charset=utf-8')
    .send({ error: message, ...(code !== undefined && { code }) })
}

/** For the calls whose failures are answered with the sentence alone (specification §7). */
export function sendErrorText(
  error: FastifyError | ServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { message } = prepare(error, request, reply)
  return reply.type('text/plain; charset=utf-8').send(message)
}

/** Returns an error handler for replies that browsers show as they come: it sends them a page, and everybody else JSON. */
export function sendErrorPage(title: string): typeof sendError {
  return (error, request, reply) => {
    if (!asksForPage(request.headers)) return sendError(error, request, reply)
    const { message } = prepare(error, request, reply)
    return reply.type('text/html; charset=utf-8').send(renderErrorPage(title, message))
  }
}

/** Answers what never became a request, since it came too slowly or is no HTTP, and closes its connection. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
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
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

/** Logs what is the service's own fault and what was refused, and says what the reply's head must. */
function prepare(
  error: FastifyError | ServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
): ServiceError {
  const known = asServiceError(error, request)
  const { statusCode, headers, cause } = known
  if (statusCode >= 500) request.log.error({ err: cause ?? known }, known.message)
  else if (cause !== undefined) request.log.info({ err: cause }, known.message)
  if (known instanceof Refusal) logRefusal(known, request)
  reply.code(statusCode).headers({ 'cache-control': 'no-store', ...headers })
  return known
}

function logRefusal({ caller, statusCode }: Refusal, request: FastifyRequest): void {
  const who = caller.kind === 'nobody' ? {} : { issuer: caller.issuer, subject: caller.subject }
  request.log.warn({ req: request, caller: { kind: caller.kind, ...who }, statusCode }, 'refused')
}

function asServiceError(error: FastifyError | ServiceError, request: FastifyRequest): ServiceError {
  if (error instanceof ServiceError) return error
  if (error instanceof DatabaseUnavailable)
    return new ServiceError(503, texts.databaseAway, {
      cause: error,
      headers: { 'retry-after': String(DATABASE_RETRY_AFTER_SECONDS) },
    })
  if (isNoSpace(error)) return noSpace(error)
  const { statusCode = hasLeft(request) ? 408 : 500, code } = error
  // Its own text can repeat what the caller sent, which has no place in the log.
  if (statusCode < 500)
    return new ServiceError(statusCode, SENTENCES[statusCode] ?? texts.badRequest, { cause: code })
  return new ServiceError(500, texts.failed(request.id), { cause: error })
}

/** Whether the connection broke before all of a request had come in: then nobody is at fault, and nobody reads the reply. */
function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}
