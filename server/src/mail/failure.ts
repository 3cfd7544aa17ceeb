const ADDRESS = /[^\s<>"':;,]+@[^\s<>"':;,]+/g
const PERMANENT = 500

/** Why a mail could not be sent, for the log: what the other server said, but for the addresses that it may repeat. */
export function describeFailure(error: unknown) {
  const { code, command, responseCode, response, message } = readFailure(error)
  return { code, command, responseCode, reason: (response ?? message)?.replace(ADDRESS, '…') }
}

/** Whether the other server would say the same however often it is asked. */
export function isFinal(error: unknown): boolean {
  return Number(readFailure(error).responseCode) >= PERMANENT
}

interface Failure {
  readonly code?: string
  /** The SMTP command that failed. */
  readonly command?: string
  /** The status that the SMTP server answered with. */
  readonly responseCode?: number
  readonly response?: string
  readonly message?: string
}

function readFailure(error: unknown): Failure {
  return error instanceof Error ? error : { message: String(error) }
}
