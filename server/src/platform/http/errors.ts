import { identityErrors } from '@hausblick/contract/identity.ts'
import * as texts from './texts.ts'

/** Why the service refuses requests that are valid in themselves; counted by the metrics. */
export type Refusal = 'overload' | 'rate_limit' | 'concurrency' | 'uploads' | 'sign_ins'

interface Details {
  /** Logged beside the message. */
  readonly cause?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Identifies the error to programs that have texts of their own. */
  readonly code?: string
  readonly refusal?: Refusal
}

/**
 * An error whose message, a German sentence that says what to do, is sent to the caller and contains nothing secret.
 * Anything else that is thrown is an internal error, of which the caller learns nothing.
 */
export class ServiceError extends Error {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  /** Not `code`, which Fastify sets on any error. */
  readonly replyCode: string | undefined
  readonly refusal: Refusal | undefined

  constructor(statusCode: number, sentence: string, details: Details = {}) {
    const { cause, headers = {}, code, refusal } = details
    super(sentence, { cause })
    this.name = 'ServiceError'
    this.statusCode = statusCode
    this.headers = headers
    this.replyCode = code
    this.refusal = refusal
  }
}

/** 503, for a service with more to do than it can. */
export class Overloaded extends ServiceError {
  constructor() {
    super(503, texts.overloaded, { headers: { 'retry-after': '5' }, refusal: 'overload' })
  }
}

/** 401, for a missing or invalid token. */
export function unauthorized(cause?: unknown): ServiceError {
  return new ServiceError(401, texts.notSignedIn, {
    cause,
    headers: { 'www-authenticate': 'Bearer' },
  })
}

/** 403, for a known caller. */
export function forbidden(sentence: string): ServiceError {
  return new ServiceError(403, sentence)
}

/** 507, for a full disk or database. The code lets the sign-in page say so; `/readyz` uses another status. */
export function insufficientStorage(
  cause: unknown,
  { status = 507, headers = {} } = {},
): ServiceError {
  return new ServiceError(status, identityErrors.noSpace, { cause, headers, code: 'noSpace' })
}
