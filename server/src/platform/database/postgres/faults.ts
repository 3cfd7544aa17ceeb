/**
 * SQLSTATEs of refused or terminated connections: connection exceptions (PgBouncer's included), too many connections, a
 * server that is starting, stopping or has crashed, session timeouts, and a demoted primary.
 */
const STATES = /^(?:08...|53300|57P0[1-5]|25P0[34]|25006)$/
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Messages of pg and its pool without a code. */
const MESSAGES =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Returns whether an error of pg means that a connection was lost, refused or unavailable. */
export function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return code === undefined ? MESSAGES.test(error.message) : NETWORK.has(code) || STATES.test(code)
}

/** Returns whether PostgreSQL refused a connection because it has too many. */
export function hasTooManyConnections(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '53300'
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
