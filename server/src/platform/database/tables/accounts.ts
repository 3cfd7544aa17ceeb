// Over 200 lines: all tables of who signs in and what they belong to, read together.

import type { Confirmation } from '@hausblick/contract/secondFactor.ts'

// The identity tables for Kysely, as far as the service queries them itself. All times are ISO 8601 in UTC.

/** The kind of invitation that an account redeemed. */
export type AccountKind = 'customer' | 'operator' | 'staff'

/** An account of the embedded provider. */
export interface IdentityUserTable {
  id: string
  /** Empty: nobody is asked for it. */
  name: string
  /** Lower case. */
  email: string
  /** 0 or 1. */
  email_verified: number
  created_at: string
  updated_at: string
}

export interface IdentitySessionTable {
  id: string
  /** What the browser's cookie carries, signed (`people/identity/sessions/cookie.ts`). */
  token: string
  user_id: string
  created_at: string
  /** The last extension. */
  updated_at: string
  expires_at: string
  /** The client's address, if stored. */
  ip_address: string | null
  /** Browser and system in plain words, without versions or models. */
  user_agent: string | null
  /** How the sign-in was confirmed beyond the password; null if it was not. */
  second_factor: Confirmation | null
  /** The identity at a provider by which it came; null for a password, a passkey or a sign-up. */
  oidc_id: string | null
}

/** A way to sign in to an account: by password, where `provider_id` is `credential`. */
export interface IdentityAccountTable {
  id: string
  user_id: string
  provider_id: string
  /** The provider's id of the account; of a password, the account's own. */
  account_id: string
  /** Hashed. */
  password: string | null
  created_at: string
  updated_at: string
}

export interface IdentityKeyTable {
  id: string
  /** JSON Web Key. */
  public_key: string
  /** JSON string of the private key, encrypted and tagged with the secret's version (`people/identity/account/encryption.ts`). */
  private_key: string
  alg: string | null
  created_at: string
  /** When the last token signed with it expires; null for a key in use. */
  expires_at: string | null
}

/** The authenticator app of an account. */
export interface IdentityTotpTable {
  user_id: string
  /** Base32, encrypted and tagged with the secret's version, as signing keys are. */
  secret: string
  /** When a code confirmed it; null while it is being set up. */
  confirmed_at: string | null
  /** The session that is setting it up. */
  session_id: string
  /** The time step of the last accepted code: neither it nor an earlier one is accepted again. */
  last_step: number
  created_at: string
}

/** An unused recovery code. */
export interface IdentityRecoveryCodeTable {
  user_id: string
  /** SHA-256 of the code, base64url. */
  code_hash: string
}

export interface IdentityPasskeyTable {
  id: string
  user_id: string
  /** Base64url, as is the key. */
  credential_id: string
  public_key: string
  /** The device's signature counter; 0 where it has none. */
  counter: number
  /** Separated by commas. */
  transports: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** What the service awaits an answer to: the second factor of a sign-in, or a passkey's signature. */
export interface IdentityChallengeTable {
  /** SHA-256 of the token or challenge, base64url. */
  token_hash: string
  kind: 'signIn' | 'passkeySignIn' | 'newPasskey'
  /** Null for a sign-in by passkey, which itself says whose it is. */
  user_id: string | null
  /** The session that adds a passkey. */
  session_id: string | null
  /** Wrong codes so far. */
  failures: number
  expires_at: string
  /** The identity at a provider by which the sign-in came; null for a password. */
  oidc_id: string | null
}

/** An identity at an OpenID Connect provider, by which an account signs in. */
export interface IdentityOidcTable {
  id: string
  issuer: string
  subject: string
  user_id: string
  created_at: string
  last_used_at: string | null
}

/** A sign-in that is under way at a provider. */
export interface IdentityOidcAttemptTable {
  /** SHA-256 of the state that the provider sends back, base64url. */
  state_hash: string
  /** SHA-256 of the token in the cookie of the browser that began. */
  browser_hash: string
  issuer: string
  /** Who links it, and in which session; null for signing in and up. */
  user_id: string | null
  session_id: string | null
  /** Nonce, verifier and what it is for, encrypted as signing keys are. */
  sealed: string
  expires_at: string
}

export interface PasswordResetTable {
  /** Like an invitation's. */
  token_hash: string
  /** Null where the requested address has no account. */
  user_id: string | null
  expires_at: string
}

export interface InvitationTable {
  /** SHA-256 of the token, base64url; the token itself exists only in the link. */
  token_hash: string
  kind: AccountKind
  /** For customers. */
  customer_id: string | null
  /** For operators and staff: the invited email address, in lower case. */
  email: string | null
  created_at: string
  expires_at: string
  redeemed_at: string | null
  redeemed_by_issuer: string | null
  redeemed_by_subject: string | null
  /** The address that it was mailed to, in lower case; null for one whose link somebody passes on. */
  mailed_to: string | null
  queued_at: string | null
  /** When the mail server took it. */
  sent_at: string | null
  /** When the service gave the mail up. */
  refused_at: string | null
  /** Why the mail server refused it, without addresses. */
  refusal: string | null
  /** When its page was first asked for. */
  opened_at: string | null
}

/** The customer or role of an account. */
export interface AccountLinkTable {
  issuer: string
  subject: string
  kind: AccountKind
  /** The account's email address when it was linked, in lower case. */
  email: string
  /** For customers: the first. */
  customer_id: string | null
  created_at: string
}

/** A customer of an account beside its first. */
export interface FurtherCustomerTable {
  issuer: string
  subject: string
  customer_id: string
  created_at: string
}
