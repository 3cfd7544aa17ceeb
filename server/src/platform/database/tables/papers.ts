import type { Generated } from 'kysely'
import type { DocumentTable } from './documents.ts'

/** A stored PDF that waits in the inbox and belongs to no customer yet. Only staff ever see it. */
export interface PaperTable {
  /** Never reused. */
  id: Generated<number>
  /** The key in storage. Documents that were made of the paper share its file. */
  storage_key: string
  name: string
  /** Bytes. */
  size: number
  /** Hex. */
  sha256: string
  /** Null if a password is needed to read it. */
  pages: number | null
  source: 'pile' | 'mail'
  /** The address that mailed it; null for what staff uploaded. */
  sender: string | null
  message: string
  /** ISO 8601; letters have that of the paper that they were cut from. */
  arrived_at: string
  uploaded_by_issuer: string | null
  uploaded_by_subject: string | null
  uploaded_by_email: string | null
  /** Makes retries of one upload, or of taking one mail, the same paper. */
  upload_key: string | null
  /** Checksum of the bytes as they came, in hex. */
  upload_sha256: string | null
  /** `split` once letters were made of its pages. */
  state: 'waiting' | 'split' | 'filed' | 'removed'
  /** The email address of who filed or removed it; null otherwise. */
  ended_by: Generated<string | null>
  /** ISO 8601; when it was filed or removed. */
  ended_at: Generated<string | null>
  /** ISO 8601; when a filed or removed paper is destroyed. */
  until: Generated<string | null>
  /** The split that made it. */
  cut_by: number | null
  /** The split that made letters of it. */
  split_by: Generated<number | null>
  /** As of documents. */
  text_state: DocumentTable['text_state']
  text_claimed_until: Generated<string | null>
  text_attempts: Generated<number>
  /** The last page read, where it was too long; null if all were. */
  read_to: Generated<number | null>
  /** As of documents. */
  active_content: string | null
}

/** A page of a paper, with text. */
export interface PaperPageTable {
  paper_id: number
  /** From 1. */
  page: number
  text: string
  /** The distinct search terms of the page, with spaces between them. */
  terms: string
}

/** Letters made of papers in one step. */
export interface PaperSplitTable {
  id: Generated<number>
  /** Of what was asked, by processes of the release before; empty since its step is what is repeated and undone. */
  request_sha256: string
  /** ISO 8601. */
  made_at: string
  /** Email address. */
  made_by: string
  /** How many it made. */
  letters: number
  /** ISO 8601; null as long as it stands. */
  undone_at: Generated<string | null>
}
