const ADDRESS = /[^\s<>"':;,]+@[^\s<>"':;,]+/g
const PERMANENT = 500

/** Describes a failed delivery for the log: the server's response, without the addresses it may repeat. */
export function describeFailure(error: unknown) {
  const { code, command, responseCode, response, message } = readFailure(error)
  return { code, command, responseCode, reason: (response ?? message)?.replace(ADDRESS, '…') }
}

/** Returns whether the failure is permanent (SMTP 5xx). */
export function isPermanent(error: unknown): boolean {
  return Number(readFailure(error).responseCode) >= PERMANENT
}

interface Failure {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
  readonly message?: string
}

function readFailure(error: unknown): Failure {
  return error instanceof Error ? error : { message: String(error) }
}
