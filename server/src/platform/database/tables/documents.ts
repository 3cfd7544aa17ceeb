import type { DocumentState } from '@hausblick/contract/documents.ts'
import type { Generated } from 'kysely'

/** One document. Access follows from `customer_id` alone, never from its name. */
export interface DocumentTable {
  customer_id: string
  /** Counts the customer's documents from 1; never reused. */
  number: number
  /** Random, without user input; the key of its file in storage, unless it shares one. */
  storage_key: string
  /**
   * The key in storage of a file that it shares; null if its file is its own. Whoever shares a file names it here and has
   * nothing under its storage key, so that a process of an older release deletes no shared file.
   */
  file_key: Generated<string | null>
  /** The `readv_…` name displayed and downloaded, unique per customer. */
  file_name: string
  /** Street and house number. */
  street: string
  /** ISO 8601; null if an imported name contains none. */
  date: string | null
  type: string
  name: string
  /** Bytes of the stored file. */
  size: number
  /** Checksum of the stored file, in hex. */
  sha256: string
  /** Null where staff filed it themselves. */
  state: DocumentState | null
  /** The uploader's name for it, verbatim. */
  typed_name: string
  /** The uploader's remark. */
  message: string
  /** ISO 8601. */
  uploaded_at: string
  uploaded_by_issuer: string | null
  uploaded_by_subject: string | null
  uploaded_by_email: string | null
  /** ISO 8601; when staff filed a customer's upload. */
  filed_at: string | null
  /** Idempotency key, keyed by uploader. */
  upload_key: string | null
  /** Checksum of the bytes as uploaded, in hex, to recognise a repeated upload. */
  upload_sha256: string | null
  /** Progress of text extraction: pending, done, no text possible, or failed. */
  text_state: 'pending' | 'read' | 'none' | 'failed'
  /** ISO 8601; the lease of the process extracting its text. */
  text_claimed_until: string | null
  /** The number of failed attempts to read its bytes for that. */
  text_attempts: Generated<number>
  /** What of it may act, as `documents/activeContent.ts` writes it; null if it has not been inspected yet. */
  active_content: Generated<string | null>
  /** The file name by which it is in `listing`; null if it is not. */
  listed_as: Generated<string | null>
  /** The document that the release before moved to another customer, hashed. */
  moved_from: Generated<string | null>
  /** The address that mailed the paper it was filed from; null for everything else. */
  sender: Generated<string | null>
  /** Of an invoice, for what it counts among the expenses, as staff filed it; null if they did not say. */
  expense_kind: Generated<string | null>
}

/** A pending notice about one document to one person; deleted once its mail is in the outbox. */
export interface NoticeTable {
  id: Generated<number>
  recipient: string
  /** `received` tells staff of an upload, `filed` its uploader. */
  kind: 'received' | 'filed'
  customer_id: string
  number: number
  /** ISO 8601; until then, notices are collected into the same mail. */
  due_at: string
  /** Used by the release before the outbox, like `claimed_until`; 0 since. */
  attempts: number
  /** ISO 8601; the lease of a process of that release sending it; null since. */
  claimed_until: string | null
}
