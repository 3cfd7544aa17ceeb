import type { ReminderKind } from '@hausblick/contract/calls/reminders.ts'
import type { Generated } from 'kysely'

// The reminder tables for Kysely. All times are ISO 8601 in UTC.

/** Whether an account wants reminders of a kind; there is no row until it has chosen. */
export interface ReminderChoiceTable {
  issuer: string
  subject: string
  kind: ReminderKind
  /** 0 or 1. */
  is_on: number
  /** Since when: what was due before is not made up for. */
  chosen_at: string
  /** The day in Berlin on which the account's dates were last looked at; null if they have not been, and for other kinds. */
  looked_on: string | null
}

/** Something that an account is, or has been, reminded of. */
export interface ReminderTable {
  id: Generated<number>
  issuer: string
  subject: string
  kind: ReminderKind
  customer_id: string
  /** Identifies what it is about within the customer: a date of something, the number of a document, or a month, 202612. */
  item: string
  /** How many days before the date; 0 for other kinds. */
  lead: number
  /** When it becomes a mail, together with others of the same kind. */
  due_at: string
  /** When it became one, or turned out to be needless; null if it waits. */
  sent_at: string | null
}

/** The link of a sent mail, which ends its kind of mail. */
export interface ReminderLinkTable {
  /** SHA-256 of the token, base64url; the token itself exists only in the mail. */
  token_hash: string
  issuer: string
  subject: string
  kind: ReminderKind
  created_at: string
}
