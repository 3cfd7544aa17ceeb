import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { type DestinationStream, pino } from 'pino'

const LOG_WAITS_BYTES = 1024 * 1024
/** A write per line would take a tenth of a cheap request: lines are written together, when they are this long or old. */
const WRITTEN_AT_BYTES = 4096
const WRITTEN_AFTER_MS = 250

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
  return pino(options, stream ?? standardOutput())
}

/**
 * Opens standard output for the log. Where it cannot be written, as on a full disk, up to `LOG_WAITS_BYTES` are buffered,
 * and further lines dropped. pino's default would end the process, or wait for the disk forever at exit.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    dest: process.stdout.fd,
    minLength: WRITTEN_AT_BYTES,
    maxLength: LOG_WAITS_BYTES,
    periodicFlush: WRITTEN_AFTER_MS,
  })
  const flush = output.flushSync.bind(output)
  let isWritable = true
  let hasWritten = false
  output.on('write', () => {
    isWritable = true
    hasWritten = true
  })
  // There is nowhere else to report to.
  output.on('error', () => {
    isWritable = false
  })
  output.flushSync = () => {
    if (isWritable) flush()
  }
  return {
    write: (line) => {
      output.write(line)
      // The first line tells whether the rest can be written.
      if (!hasWritten) output.flush()
    },
  }
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
