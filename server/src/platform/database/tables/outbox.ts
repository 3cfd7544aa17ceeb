import type { Generated } from 'kysely'

/** A mail waiting to be sent; deleted once sent or given up. */
export interface OutboxTable {
  id: Generated<number>
  /** The mail, encrypted (`platform/mail/seal.ts`): it may contain a one-time link, of which other tables hold only a hash. */
  content: string
  /** ISO 8601; when to send it next. Claiming it moves this to the end of the claim. */
  due_at: string
  /** ISO 8601; when the mail has become pointless; null if never. */
  expires_at: string | null
  /** Failed deliveries. */
  attempts: number
  /** The hash of the invitation that it brings, which notes what became of it. */
  invitation: string | null
}

/** A mail that was given up, without what it said or to whom. */
export interface RefusedMailTable {
  /** ISO 8601. */
  refused_at: string
  /** Its id while it waited, which a later mail may have again. */
  outbox_id: number
  /** Why the mail server refused it, without addresses; null if it did not say. */
  reason: string | null
}
