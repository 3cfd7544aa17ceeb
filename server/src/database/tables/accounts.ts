/** The tables of identity as Kysely knows them, as far as the service itself asks for them; all times are ISO 8601 in UTC. */
export interface AccountTables {
  identity_user: IdentityUserTable
  identity_session: IdentitySessionTable
  identity_account: IdentityAccountTable
  identity_key: IdentityKeyTable
  password_reset: PasswordResetTable
  invitation: InvitationTable
  account_link: AccountLinkTable
}

/** What an account was invited as. */
export type AccountKind = 'customer' | 'operator' | 'staff'

/** An account of the embedded provider. */
export interface IdentityUserTable {
  id: string
  /** In lower case. */
  email: string
  /** 0 or 1. */
  email_verified: number
}

export interface IdentitySessionTable {
  id: string
  user_id: string
  created_at: string
  /** When it was last extended. */
  updated_at: string
  expires_at: string
  /** Where it was made from, as far as it is kept. */
  ip_address: string | null
  /** What people call browser and system; versions and models are not kept. */
  user_agent: string | null
}

/** How one gets into an account: by a password, where `provider_id` is `credential`. */
export interface IdentityAccountTable {
  user_id: string
  provider_id: string
  /** Its hash. */
  password: string | null
  updated_at: string
}

export interface IdentityKeyTable {
  id: string
  /** A JSON web key. */
  public_key: string
  /** A JSON text: the private key as better-auth encrypts it, by `keys.ts` with a mark of the secret in front. */
  private_key: string
  alg: string | null
  created_at: string
  /** From then on no token that it signed is valid; null for a key in use. */
  expires_at: string | null
}

/** An open link that a password is reset by. */
export interface PasswordResetTable {
  /** As of an invitation. */
  token_hash: string
  /** Null where the address that asked for it has no account. */
  user_id: string | null
  expires_at: string
}

export interface InvitationTable {
  /** SHA-256 of the token in base64url; the token itself is nowhere but in the link. */
  token_hash: string
  kind: AccountKind
  /** Of a customer's invitation. */
  customer_id: string | null
  /** The address that an operator's or staff member's invitation is for, in lower case. */
  email: string | null
  created_at: string
  expires_at: string
  redeemed_at: string | null
  redeemed_by_issuer: string | null
  redeemed_by_subject: string | null
}

/** Whom an account belongs to. */
export interface AccountLinkTable {
  issuer: string
  subject: string
  kind: AccountKind
  /** The account's address when it was linked, in lower case. */
  email: string
  /** Of a customer's account. */
  customer_id: string | null
  created_at: string
}
