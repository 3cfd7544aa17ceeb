import * as texts from './texts.ts'

interface Details extends ErrorOptions {
  readonly code?: string | undefined
}

/** A failed call. `message` is shown to the user; `status` is the HTTP status, or 0 without a reply. */
export class ServiceError extends Error {
  readonly status: number
  /** Machine-readable reason, if the service gives one. */
  readonly code: string | undefined

  constructor(status: number, message: string, { code, ...options }: Details = {}) {
    super(message, options)
    this.name = 'ServiceError'
    this.status = status
    this.code = code
  }
}

/** For calls that got no reply. */
export function createUnreachableError(cause: unknown): ServiceError {
  return new ServiceError(0, texts.unreachable, { cause })
}

/** For replies that are malformed or fail validation. */
export function createUnreadableError(status: number, cause?: unknown): ServiceError {
  return new ServiceError(status, texts.unreadable, { cause })
}
