import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller, Denial, Grant, ResolveCaller } from './access.ts'
import { accountLimit, type Limits } from './limits.ts'

/** Says who makes a request, and counts it; throws with 401 for a token that does not count, and 429 for too many calls. */
export type CallerOf = (request: FastifyRequest) => Promise<Caller>

/**
 * Finds whom a capability was granted to, with the rights of this moment: nobody where the capability is null or names no
 * account, and where its session or account has ended.
 */
export type CallerOfGrant = (grant: Grant | null) => Promise<Caller>

export function createCallerOf(
  app: FastifyInstance,
  resolveCaller: ResolveCaller,
  limits: Limits,
): CallerOf {
  const count = accountLimit(app, limits)
  return async (request) => {
    const caller = await resolveCaller(request.headers.authorization)
    if (caller.kind !== 'nobody') await count(request, caller)
    return caller
  }
}

/** Lets an allowed call pass; logs and throws what a call is refused by. */
export function enforce(request: FastifyRequest, caller: Caller, denial: Denial): void {
  if (!denial) return
  const who = caller.kind === 'nobody' ? {} : { issuer: caller.issuer, subject: caller.subject }
  request.log.warn(
    { req: request, caller: { kind: caller.kind, ...who }, statusCode: denial.statusCode },
    'refused',
  )
  throw denial
}
