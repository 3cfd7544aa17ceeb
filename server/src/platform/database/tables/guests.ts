/** Somebody whom a member of a customer has invited to read. Times are ISO 8601 in UTC. */
export interface GuestTable {
  id: string
  customer_id: string
  /** Lower case. */
  email: string
  /** JSON: what they may read. */
  parts: string
  /** JSON: the years of which they may read it; null for all. */
  years: string | null
  /** The last day, in Berlin. */
  until: string
  /** The email address of who invited them. */
  invited_by: string
  created_at: string
  /** SHA-256 of the invitation's token, base64url; the token itself exists only in the mail. */
  token_hash: string
  token_expires_at: string
  /** When they redeemed the invitation; null before. */
  joined_at: string | null
  /** Their account, with `joined_at`. */
  issuer: string | null
  subject: string | null
  last_look_at: string | null
  /** When a member ended it. */
  ended_at: string | null
}
