import { SIGN_IN_TOO_OLD } from '@hausblick/contract/errorReply.ts'
import type { GuestOf } from '@hausblick/contract/guests.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Actor } from '../audit/entry.ts'
import type { Schema } from '../database/tables/schema.ts'
import type { MailSubject } from '../mail/about.ts'
import { ServiceError } from './errors.ts'
import * as texts from './texts.ts'

/** The caller of a request, as database and configuration currently describe them. */
export type Caller = { readonly kind: 'nobody' } | SignedInCaller | ProgramCaller

export type SignedInCaller =
  | ConfirmedCaller
  /** An operator or staff member who must add a second factor before anything else. */
  | ({ readonly kind: 'unconfirmed'; readonly role: 'staff' | 'operator' } & SignIn)

/** A signed-in caller with the rights of their kind. */
export type ConfirmedCaller =
  /** Signed in without a link to a customer or role: has the access of a visitor, and of a guest where invited. */
  | ({ readonly kind: 'unlinked' } & Guest & SignIn)
  /** Belongs to one or several customers; the first is the default. */
  | ({ readonly kind: 'customer'; readonly customerIds: readonly [string, ...string[]] } & Guest &
      SignIn)
  | ({ readonly kind: 'staff' } & SignIn)
  | ({ readonly kind: 'operator' } & SignIn)

/** Another program, known by its token. It is no account: what admits accounts refuses it. */
export interface ProgramCaller {
  readonly kind: 'program'
  readonly issuer: 'program'
  /** Its id. */
  readonly subject: string
  /** The name that an operator gave it, where accounts have their address. */
  readonly email: string
  readonly purpose: 'read' | 'import'
  /** Null for all. */
  readonly customerId: string | null
}

interface Guest {
  /** Where the caller is a guest, and what they may read there: only what is in force now. */
  readonly guestOf: readonly GuestOf[]
}

export interface Account {
  /** The identity provider. */
  readonly issuer: string
  /** The provider's id of the account. */
  readonly subject: string
  /** Lower case. */
  readonly email: string
}

/** What an account is in the audit log, and whom mails about it are about. */
export interface DescribedAccount {
  readonly actor: Actor
  /** Whose data it belongs to; of several customers, the first. */
  readonly customerId: string | null
  /** The account, and the customer, if it sees only one, so that a mail can be found even after the account has ended. */
  readonly subjects: readonly MailSubject[]
}

/** Describes an account, whoever it belongs to now, where its owner signs in or out rather than calls. */
export type DescribeAccount = (db: Kysely<Schema>, account: Account) => Promise<DescribedAccount>

export interface SignIn extends Account {
  /** The id of the session, or of the account where the provider keeps the sessions. Not secret. */
  readonly signInId: string
  /** When the password was last entered; null for the grantee of a capability. */
  readonly signedInAt: Date | null
}

/** The content of a capability: who requested it, and whose files it opens. Rights are checked at every use. */
export interface Grant {
  /** Null for the demo's documents, which are public. */
  readonly signInId: string | null
  readonly customerId: string
}

/**
 * Resolves an `Authorization` header to its caller: nobody where it is absent. Throws 401 for a token that is forged,
 * expired or signed out.
 */
export type ResolveCaller = (authorization: string | undefined) => Promise<Caller>

/** Denies a caller access; whoever replies logs both. */
export class AccessDenied extends ServiceError {
  readonly caller: Caller

  constructor(caller: Caller, { statusCode, message, headers, replyCode }: ServiceError) {
    super(statusCode, message, { headers, ...(replyCode !== undefined && { code: replyCode }) })
    this.name = 'AccessDenied'
    this.caller = caller
  }
}

/** Returns the refusal of what an unattended browser must not allow, which the dashboard answers by asking for the password. */
export function signInTooOld(caller: Caller): AccessDenied {
  const refusal = new ServiceError(403, texts.signedInLongAgo, { code: SIGN_IN_TOO_OLD })
  return new AccessDenied(caller, refusal)
}

/** Identifies the caller of a request and counts the request. Throws 401 for an invalid token, 429 after too many requests. */
export type CallerOf = (request: FastifyRequest) => Promise<Caller>

/**
 * Resolves a grant to its current caller: nobody where it is null or names no account, or where the session or account has
 * ended.
 */
export type CallerOfGrant = (grant: Grant | null) => Promise<Caller>

/**
 * Identifies who opens a page, by the session cookie, which the reply extends where due; undefined with a provider that sets
 * no cookie.
 */
export type CallerOfPage = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Caller | undefined>
