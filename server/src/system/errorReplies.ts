import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '../database/unavailable.ts'
import { ServiceError } from '../errors.ts'
import { asksForPage, renderErrorPage } from './errorPage.ts'
import { isNoSpace, noSpace } from './noSpace.ts'

/** What a caller reads of errors that are Fastify's own: for some statuses something better than for any. */
const SENTENCE =
  'Die Anfrage ist ungültig. Bitte prüfen Sie ihre Angaben und senden Sie sie noch einmal.'
const DATABASE_AWAY =
  'Der Dienst erreicht gerade seine Datenbank nicht. Bitte versuchen Sie es in einigen Sekunden noch einmal.'
const DATABASE_RETRY_AFTER_SECONDS = 2
const SENTENCES: Readonly<Record<number, string>> = {
  404: 'Diese Adresse gibt es nicht. Bitte prüfen Sie ihre Schreibweise.',
  408: 'Die Anfrage kam nicht rechtzeitig vollständig an. Bitte senden Sie sie noch einmal.',
  413: 'Die Anfrage ist zu groß. Bitte senden Sie weniger Daten auf einmal.',
  414: 'Die Adresse ist zu lang. Bitte kürzen Sie ihre Angaben.',
  415: 'Dieses Format versteht der Dienst nicht. Bitte senden Sie JSON mit dem Content-Type application/json.',
  431: 'Die Kopfzeilen der Anfrage sind zu groß. Bitte löschen Sie die Cookies dieser Seite.',
}

const BROKEN_STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** 408: a request came too slowly. */
export function tooSlow(): ServiceError {
  return new ServiceError(408, SENTENCES[408] ?? SENTENCE, { headers: { connection: 'close' } })
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
  const body = JSON.stringify({ error: SENTENCES[status] ?? SENTENCE })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

/** Logs what is the service's own fault, and says what the reply's head must. */
function prepare(
  error: FastifyError | ServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
): ServiceError {
  const known = asServiceError(error, request)
  const { statusCode, headers, cause } = known
  if (statusCode >= 500) request.log.error({ err: cause ?? known }, known.message)
  else if (cause !== undefined) request.log.info({ err: cause }, known.message)
  reply.code(statusCode).headers({ 'cache-control': 'no-store', ...headers })
  return known
}

function asServiceError(error: FastifyError | ServiceError, request: FastifyRequest): ServiceError {
  if (error instanceof ServiceError) return error
  if (error instanceof DatabaseUnavailable)
    return new ServiceError(503, DATABASE_AWAY, {
      cause: error,
      headers: { 'retry-after': String(DATABASE_RETRY_AFTER_SECONDS) },
    })
  if (isNoSpace(error)) return noSpace(error)
  const { statusCode = hasLeft(request) ? 408 : 500, code } = error
  // Its own text can repeat what the caller sent, which has no place in the log.
  if (statusCode < 500)
    return new ServiceError(statusCode, SENTENCES[statusCode] ?? SENTENCE, { cause: code })
  return new ServiceError(
    500,
    `Das hat leider nicht geklappt. Bitte versuchen Sie es später noch einmal. Wenn Sie sich an uns wenden, nennen Sie die Nummer ${request.id}.`,
    { cause: error },
  )
}

/** Whether the connection broke before all of a request had come in: then nobody is at fault, and nobody reads the reply. */
function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}
