import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { type DestinationStream, pino } from 'pino'

const LOG_WAITS_BYTES = 1024 * 1024

/**
 * A log of JSON lines without personal data: a request is told by its route, never by its query or who sent it, and an
 * error by its text, never by the values that a database adds to it.
 */
export function createLog(level: string, stream: DestinationStream | undefined): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    serializers: { req: describeRequest, res: describeReply, err: describeError },
  }
  return pino(options, stream ?? standardOutput())
}

/**
 * Standard output for the log. Where nothing can be written to it, as on a full disk, the service goes on: lines wait up to
 * `LOG_WAITS_BYTES` and are dropped from then on. By itself, pino's stream would end the process, or at its exit wait for the
 * disk for ever.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: process.stdout.fd, maxLength: LOG_WAITS_BYTES })
  const flush = output.flushSync.bind(output)
  let isWritable = true
  output.on('write', () => {
    isWritable = true
  })
  // There is no other place that could be told.
  output.on('error', () => {
    isWritable = false
  })
  output.flushSync = () => {
    if (isWritable) flush()
  }
  return { write: (line) => void output.write(line) }
}

/** One line per request, when it is answered, instead of Fastify's two; its faults are logged as Fastify does. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, ms: Math.round(reply.elapsedTime) }
    if (error) request.log.warn({ ...line, err: error }, 'not answered to its end')
    else request.log.info(line, 'answered')
  }
}

/** For routes that are asked too often to tell of every answer. */
export function quietly(log: FastifyBaseLogger): { logLevel?: 'warn' } {
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
