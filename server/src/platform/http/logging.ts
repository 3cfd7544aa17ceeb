import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { openStandardOutput } from './standardOutput.ts'

/**
 * Creates a JSON lines log without personal data: requests are identified by route, never by query or client, and errors by
 * message, never by the values that a database adds.
 */
export function createLog(level: string, stream: DestinationStream | undefined): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    serializers: { req: describeRequest, res: describeReply, err: describeError },
  }
  return pino(options, stream ?? openStandardOutput())
}

/** Logs one line per completed request instead of Fastify's two. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, ms: Math.round(reply.elapsedTime) }
    if (error) request.log.warn({ ...line, err: error }, 'request aborted')
    else request.log.info(line, 'request completed')
  }
}

/** Silences the log of frequent requests. */
export function silenceRequestLog(log: FastifyBaseLogger): { logLevel?: 'warn' } {
  return log.level === 'info' ? { logLevel: 'warn' } : {}
}

function describeRequest(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url }
}

function describeReply(reply: FastifyReply) {
  return { statusCode: reply.statusCode }
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
