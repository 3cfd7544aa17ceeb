import type { AuditAction, AuditActorKind } from '@hausblick/contract/audit.ts'

// The tables of the audit log for Kysely; only `audit/` writes them.

/** A line of the log. All but its place, time and hashes is null or `redacted` once its customer has been deleted. */
export interface AuditEntryTable {
  /** Consecutive, from 1. */
  number: number
  /** ISO 8601. */
  at: string
  action: AuditAction
  actor_kind: AuditActorKind | null
  actor_issuer: string | null
  actor_subject: string | null
  /** Lower case. */
  actor_email: string | null
  /** Whose data it was. */
  customer_id: string | null
  /** JSON object of strings. */
  details: string | null
  /** Keyed hash of what happens at most once, such as a look at a customer within an hour. */
  once_key: string | null
  /** What digest and hash cover: `platform/audit/chain.ts`. */
  format: number
  /** Random, so that a removed content cannot be guessed from its digest. */
  salt: string | null
  /** SHA-256 of salt and content, hex. */
  digest: string
  /** SHA-256 of the previous line's hash, the number, the digest and the time, hex. */
  hash: string
  /** The number of the line that says why this one is redacted. */
  redacted_by: number | null
}

/** The single row that says where the log begins and ends, authenticated by the secret. */
export interface AuditHeadTable {
  id: number
  /** The number of the oldest line that has not expired. */
  first_number: number
  /** The hash of the line before that. */
  first_previous: string
  last_number: number
  last_hash: string
  /** Null until the first line. */
  mac: string | null
}
