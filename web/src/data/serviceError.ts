/** What is said when a call gets no answer at all. */
const UNREACHABLE =
  'Der Dienst ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.'

/** What is said when a call gets an answer that is not one of the service. */
const UNREADABLE =
  'Die Antwort des Dienstes war nicht lesbar. Bitte versuchen Sie es später erneut.'

/** A call that failed. `message` is what the user reads, `status` the reply's, or 0 where there was none. */
export class ServiceError extends Error {
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ServiceError'
    this.status = status
  }
}

export function unreachable(cause: unknown): ServiceError {
  return new ServiceError(0, UNREACHABLE, { cause })
}

export function unreadable(status: number, cause?: unknown): ServiceError {
  return new ServiceError(status, UNREADABLE, { cause })
}
