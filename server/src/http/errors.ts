import { identityErrors } from '@hausblick/contract/identity.ts'
import * as texts from './texts.ts'

interface Details {
  /** What is logged beside the sentence. */
  readonly cause?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Tells a program what happened, where it says it in words of its own. */
  readonly code?: string
}

/**
 * Why a call fails, as its caller reads it: the message is a German sentence that says what to do, and nothing in it is
 * secret. Whatever else is thrown is a fault of the service, which the caller reads nothing about.
 */
export class ServiceError extends Error {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  /** Not `code`, which Fastify sets on any error that it meets. */
  readonly replyCode: string | undefined

  constructor(statusCode: number, sentence: string, { cause, headers = {}, code }: Details = {}) {
    super(sentence, { cause })
    this.name = 'ServiceError'
    this.statusCode = statusCode
    this.headers = headers
    this.replyCode = code
  }
}

/** 401: there is no token, or one that no longer counts. */
export function notSignedIn(cause?: unknown): ServiceError {
  return new ServiceError(401, texts.notSignedIn, {
    cause,
    headers: { 'www-authenticate': 'Bearer' },
  })
}

/** 403: the caller is known, and may not. */
export function notAllowed(sentence: string): ServiceError {
  return new ServiceError(403, sentence)
}

/** 507: a disk or a database is full. Its code lets the sign-in say so too; `/readyz` says it with a status of its own. */
export function noSpace(cause: unknown, { status = 507, headers = {} } = {}): ServiceError {
  return new ServiceError(status, identityErrors.noSpace, { cause, headers, code: 'noSpace' })
}
