import * as texts from './texts.ts'

interface Details extends ErrorOptions {
  readonly code?: string | undefined
}

/** A call that failed. `message` is what the user reads, `status` the reply's, or 0 where there was none. */
export class ServiceError extends Error {
  readonly status: number
  /** What programs know the refusal by, where the service names it. */
  readonly code: string | undefined

  constructor(status: number, message: string, { code, ...options }: Details = {}) {
    super(message, options)
    this.name = 'ServiceError'
    this.status = status
    this.code = code
  }
}

export function unreachable(cause: unknown): ServiceError {
  return new ServiceError(0, texts.unreachable, { cause })
}

export function unreadable(status: number, cause?: unknown): ServiceError {
  return new ServiceError(status, texts.unreadable, { cause })
}
