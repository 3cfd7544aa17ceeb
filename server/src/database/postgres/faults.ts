/**
 * SQLSTATEs of connections that are refused or ended: connection exceptions (also PgBouncer's own), too many connections, a
 * server that stops, has crashed or starts, timeouts that end a session, and a standby that was the primary before.
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
/** Errors of pg and its pool that have no code. */
const MESSAGES =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Returns whether an error of pg says that a connection was lost, was refused or could not be had. */
export function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return code === undefined ? MESSAGES.test(error.message) : NETWORK.has(code) || STATES.test(code)
}

/** Returns whether PostgreSQL itself refused a connection for having too many. */
export function isCrowded(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '53300'
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
