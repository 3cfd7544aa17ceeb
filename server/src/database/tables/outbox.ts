import type { Generated } from 'kysely'

export interface OutboxTables {
  outbox: OutboxTable
}

/** A mail waiting to be sent; deleted once sent or given up. */
export interface OutboxTable {
  id: Generated<number>
  /** The mail, encrypted (`mail/seal.ts`): it may contain a one-time link, of which other tables hold only a hash. */
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
