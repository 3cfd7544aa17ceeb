import type { Invitation } from '@hausblick/contract/addresses.ts'
import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import type { Confirmation } from '@hausblick/contract/secondFactor.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { BareRequest } from '../../../platform/http/exchange.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import type { AccountLink } from './link.ts'

/** The account that a bearer token identifies. */
export interface VerifiedIdentity {
  /** The identity provider. */
  readonly issuer: string
  /** The provider's id of the account, unique per issuer. */
  readonly subject: string
  /** Lower case. */
  readonly email: string
  readonly emailVerified: boolean
  /** Identifies the sign-in to `find`, for as long as it lasts. */
  readonly signInId: string
  /** When they last signed in. */
  readonly signedInAt: Date
  /** How the sign-in was confirmed beyond the password, `hosted` by a hosted provider; null if it was not. */
  readonly secondFactor: Confirmation | 'hosted' | null
}

/** An identity whose provider looks up what the account belongs to as well, in the same statement. */
export interface LinkedIdentity extends VerifiedIdentity {
  /** Null if there is none. */
  readonly link?: AccountLink | null
  /** Whether the account is or was a guest of anybody. */
  readonly isInvited?: boolean
}

/** The account of an earlier sign-in; of how it was confirmed, a hosted provider keeps no record here. */
export type FoundSignIn = AccountKey & Partial<Pick<VerifiedIdentity, 'secondFactor'>>

export interface NewAccount {
  /** Lower case. */
  readonly email: string
  /** The hash of the password; null for an account that signs in at a provider. */
  readonly hash: string | null
}

/** Redeems invitations for those who have no account yet, however they sign in. */
export interface SignUps {
  /** Throws 403 and counts the attempt if an invitation is not valid for an address. */
  check(request: BareRequest, invitation: Invitation, email: string): Promise<void>
  /**
   * Redeems an invitation, makes its account and links it to what the invitation says. Returns the account's id. Throws 403 if
   * the invitation is not valid (any more), and 409 if the address has an account.
   */
  redeem(trx: Transaction<Schema>, invitation: Invitation, account: NewAccount): Promise<string>
}

/** An identity provider. Each adapter has its own folder. */
export interface Identity {
  /** Verifies a bearer token. Throws 401 if it is forged, expired or signed out. */
  verify(bearer: string): Promise<LinkedIdentity>
  /** Finds the account of an earlier sign-in; null if its session or account has ended. */
  find(signInId: string): Promise<FoundSignIn | null>
  /**
   * Finds who is signed in by the browser's session cookie, and extends the session where due; null if nobody is. Absent
   * with a provider that sets no cookie.
   */
  findByCookie?(request: FastifyRequest, reply: FastifyReply): Promise<VerifiedIdentity | null>
  /** Registers the provider's own endpoints, if it has any. */
  register(app: App, service: Service, signUps: SignUps): void
}
