import type { Program } from '@hausblick/contract/calls/programs.ts'

/** Another program that may read or import, by a token of which only the hash is kept. */
export interface ProgramTable {
  /** Random. */
  id: string
  name: string
  purpose: Program['purpose']
  /** Null for all customers. */
  customer_id: string | null
  /** The last day on which it may, in Berlin; ISO 8601. */
  last_day: string
  /** SHA-256, base64url. */
  token_hash: string
  /** ISO 8601. */
  made_at: string
  /** The email address of the operator who made it. */
  made_by: string
  /** ISO 8601, to about an hour. */
  used_at: string | null
  revoked_at: string | null
}

/** What a program has said once about an import that writes, so that saying it again starts no second one. */
export interface ProgramKeyTable {
  program_id: string
  idempotency_key: string
  /** SHA-256 of the files and options that came with it. */
  content: string
  run_id: string
  /** ISO 8601. */
  claimed_at: string
}
