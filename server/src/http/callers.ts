import type { FastifyRequest } from 'fastify'
import { ServiceError } from './errors.ts'

/** Who makes a call, by the service's own tables and configuration at this moment. */
export type Caller = { readonly kind: 'nobody' } | SignedInCaller

export type SignedInCaller =
  /** Signed in, and linked to no customer: sees what a visitor sees. */
  | ({ readonly kind: 'unlinked' } & SignIn)
  | ({ readonly kind: 'customer'; readonly customerId: string } & SignIn)
  | ({ readonly kind: 'staff' } & SignIn)
  | ({ readonly kind: 'operator' } & SignIn)

export interface Account {
  /** Who vouches for the subject. */
  readonly issuer: string
  /** The provider's own id of the account. */
  readonly subject: string
  /** In lower case. */
  readonly email: string
}

export interface SignIn extends Account {
  /** The id of the session, or of the account where the provider keeps the sessions. No secret. */
  readonly signInId: string
  /** When the password was last entered; null where a capability stands for the caller. */
  readonly signedInAt: Date | null
}

/** What a capability says: who asked for it, and whose files it opens. What they may do is looked up at every use. */
export interface Grant {
  /** Null for the demo's documents, which are everybody's. */
  readonly signInId: string | null
  readonly customerId: string
}

/**
 * Says who is calling, from the `Authorization` header: nobody where there is none. A token that is forged, expired or
 * signed out is an error with 401, whatever is asked for.
 */
export type ResolveCaller = (authorization: string | undefined) => Promise<Caller>

/** An error that says which caller it refuses; whoever answers it logs both. */
export class Refusal extends ServiceError {
  readonly caller: Caller

  constructor(caller: Caller, { statusCode, message, headers, replyCode }: ServiceError) {
    super(statusCode, message, { headers, ...(replyCode !== undefined && { code: replyCode }) })
    this.name = 'Refusal'
    this.caller = caller
  }
}

/** Returns who makes a request, and counts it. Throws 401 for a token that does not count, 429 after too many calls. */
export type CallerOf = (request: FastifyRequest) => Promise<Caller>

/**
 * Returns whom a capability was granted to, with the rights of this moment: nobody where the capability is null or names no
 * account, and where its session or account has ended.
 */
export type CallerOfGrant = (grant: Grant | null) => Promise<Caller>
