import type { Generated } from 'kysely'
import type { DocumentTable } from './documents.ts'

/** What of a document is withheld along with it: all but the text and what is derived from the rest. */
export type WithheldColumn =
  | 'customer_id'
  | 'number'
  | 'storage_key'
  | 'file_key'
  | 'file_name'
  | 'street'
  | 'date'
  | 'type'
  | 'name'
  | 'size'
  | 'sha256'
  | 'state'
  | 'typed_name'
  | 'message'
  | 'uploaded_at'
  | 'uploaded_by_issuer'
  | 'uploaded_by_subject'
  | 'uploaded_by_email'
  | 'filed_at'
  | 'upload_key'
  | 'upload_sha256'

/** A document that is kept, but that nobody finds in a list or search, or can open. */
export interface WithheldDocumentTable extends Pick<DocumentTable, WithheldColumn> {
  active_content: string | null
  /** As of documents. */
  expense_kind: Generated<string | null>
  /**
   * `removed` by staff, and restorable; `locked` because law demands that it be kept although its customer was deleted, who
   * need not exist any more.
   */
  reason: 'removed' | 'locked'
  /** ISO 8601. */
  withheld_at: string
  /** The email address of the account that withheld it; null for the service itself and commands. */
  withheld_by: string | null
  /** ISO 8601; when it is destroyed. */
  until: string
}

/** A stored file whose bytes are to be deleted: no document has it any more, or one that was to have it never came to be. */
export interface StorageRemovalTable {
  storage_key: string
  /** ISO 8601; a file that is being added is due only once that must have failed. */
  due_at: string
}
