/** The mailbox that is looked into: one row, which the looking process holds. */
export interface MailboxTable {
  id: 1
  /** Identifies the mailbox at its server, from the settings; null before the first look. */
  place: string | null
  /** Within which the UIDs of mails are unique. */
  uid_validity: string | null
  /** The process that looks; null if none does. */
  holder: string | null
  /** ISO 8601; when to look next, or when the holder's lease ends. */
  looks_at: string
  /** ISO 8601; the last look without a failure. */
  looked_at: string | null
  /** Looks in succession that have failed. */
  failures: number
  /** ISO 8601; the first of those. */
  failed_since: string | null
  /** Why the last of those has failed. */
  failure: string | null
}

/** A mail that was seen in the mailbox, kept as long as the table is, so that none is taken twice. */
export interface MailboxMailTable {
  /** Identifies it whatever number it has, so that none of its attachments is taken twice. */
  key: string
  place: string
  uid_validity: string
  uid: number
  /** A hash of its size and header, in hex: recognises mails after the server has renumbered them. */
  fingerprint: string
  /** ISO 8601; when the server received it. */
  arrived_at: string
  /** Bytes. */
  size: number
  /** The address it names as its sender, in lower case; null where it names none or several, and when it is forgotten. */
  sender: string | null
  /** Null where it has none, and when it is forgotten. */
  subject: string | null
  /** Whether the receiving server has confirmed the sender. */
  is_proven: number
  /** Whose inbox its attachments go to, and the account that has sent it; null for papers. */
  customer_id: string | null
  issuer: string | null
  subject_id: string | null
  /** `known`: was taken under another number. */
  state: 'waiting' | 'done' | 'known'
  /** Times that a process has begun it. */
  attempts: number
  /** The attachments that were taken. */
  taken: number
  /** JSON: what of it was refused, and why (`documents/mailbox/refusals.ts`). */
  refusals: string
  /** ISO 8601; null until staff have seen the refusals. */
  dismissed_at: string | null
}
