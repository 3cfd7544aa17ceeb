/** The identity tables for Kysely, as far as the service queries them itself. All times are ISO 8601 in UTC. */
export interface AccountTables {
  identity_user: IdentityUserTable
  identity_session: IdentitySessionTable
  identity_account: IdentityAccountTable
  identity_key: IdentityKeyTable
  password_reset: PasswordResetTable
  invitation: InvitationTable
  account_link: AccountLinkTable
}

/** The kind of invitation that an account redeemed. */
export type AccountKind = 'customer' | 'operator' | 'staff'

/** An account of the embedded provider. */
export interface IdentityUserTable {
  id: string
  /** Lower case. */
  email: string
  /** 0 or 1. */
  email_verified: number
}

export interface IdentitySessionTable {
  id: string
  user_id: string
  created_at: string
  /** The last extension. */
  updated_at: string
  expires_at: string
  /** The client's address, if stored. */
  ip_address: string | null
  /** Browser and system in plain words, without versions or models. */
  user_agent: string | null
}

/** A way to sign in to an account: by password, where `provider_id` is `credential`. */
export interface IdentityAccountTable {
  user_id: string
  provider_id: string
  /** Hashed. */
  password: string | null
  updated_at: string
}

export interface IdentityKeyTable {
  id: string
  /** JSON Web Key. */
  public_key: string
  /** JSON string of the private key, encrypted by better-auth and tagged with the secret's version (`keys.ts`). */
  private_key: string
  alg: string | null
  created_at: string
  /** When the last token signed with it expires; null for a key in use. */
  expires_at: string | null
}

/** An unused password reset link. */
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
}

/** The customer or role of an account. */
export interface AccountLinkTable {
  issuer: string
  subject: string
  kind: AccountKind
  /** The account's email address when it was linked, in lower case. */
  email: string
  /** For customers. */
  customer_id: string | null
  created_at: string
}
