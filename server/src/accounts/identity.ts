import type { App, Service } from '../http/service.ts'

/** Who a bearer token speaks for, by the word of an identity provider. */
export interface VerifiedIdentity {
  /** Who vouches for the subject. */
  readonly issuer: string
  /** The provider's own id of the account; together with the issuer, it is what an account is known by. */
  readonly subject: string
  /** The account's address, in lower case. */
  readonly email: string
  readonly emailVerified: boolean
  /** `find` finds the account by it again for as long as the sign-in lasts. */
  readonly signInId: string
  /** When the password was last entered for it. */
  readonly signedInAt: Date
}

/** What an account is known by. */
export type AccountKey = Pick<VerifiedIdentity, 'issuer' | 'subject'>

/** What the service asks of an identity provider. Each adapter has a folder of its own. */
export interface Identity {
  /** Says who a bearer token speaks for; one that is forged, expired or signed out is refused with 401. */
  verify(bearer: string): Promise<VerifiedIdentity>
  /** Returns the account of an earlier sign-in; null where its session or account has ended. */
  find(signInId: string): Promise<AccountKey | null>
  /** Adds the provider's own calls, where the service itself is the provider. */
  register(app: App, service: Service): void
}
