import type { DocumentState } from '@hausblick/contract/documents.ts'
import type { Generated } from 'kysely'

/** The tables of documents as Kysely knows them. */
export interface DocumentTables {
  document: DocumentTable
  notice: NoticeTable
}

/** One document. Who may see it follows from `customer_id` alone, never from its name. */
export interface DocumentTable {
  customer_id: string
  /** Counts the customer's documents from 1; none is used twice. */
  number: number
  /** Where storage has the bytes; random, no user text reaches it. */
  storage_key: string
  /** The `readv_…` name that is shown and sent; two of a customer never have the same. */
  file_name: string
  /** Street and house number. */
  street: string
  /** ISO 8601; null where an imported name does not say one. */
  date: string | null
  type: string
  name: string
  /** Bytes of the stored file. */
  size: number
  /** Of the stored file, in hex. */
  sha256: string
  /** Null where staff put it there themselves. */
  state: DocumentState | null
  /** What the uploader called it, as it was typed. */
  typed_name: string
  /** The uploader's remark. */
  message: string
  /** ISO 8601. */
  uploaded_at: string
  uploaded_by_issuer: string | null
  uploaded_by_subject: string | null
  uploaded_by_email: string | null
  /** ISO 8601; when staff filed what a customer sent in. */
  filed_at: string | null
  /** Keyed by who uploads: what makes a repeated upload the same one. */
  upload_key: string | null
  /** Of the bytes as they were uploaded, in hex: the same upload has the same. */
  upload_sha256: string | null
  /** Whether its text has been taken out of it: not yet, done, there is none that could be, or it did not work. */
  text_state: 'pending' | 'read' | 'none' | 'failed'
  /** ISO 8601; until then a process is taking its text out. */
  text_claimed_until: string | null
  /** How often its bytes could not be had for that. */
  text_attempts: Generated<number>
}

/** One document of which one person is still to be told by mail; gone when that is done. */
export interface NoticeTable {
  id: Generated<number>
  recipient: string
  /** To staff: it was sent in. To whoever sent it in: it is filed. */
  kind: 'received' | 'filed'
  customer_id: string
  number: number
  /** ISO 8601; until then more is collected for the same mail. */
  due_at: string
  /** How often the mail could not be handed over. */
  attempts: number
  /** ISO 8601; until then a process is sending it. */
  claimed_until: string | null
}
