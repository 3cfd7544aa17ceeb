import type { Generated } from 'kysely'

/** The single row about the service itself. */
export interface ServiceTable {
  id: number
  instance: string
  /** The fingerprint of the secret that all processes share; null before the first start. */
  secret_fingerprint: string | null
  /** The id of the document store; null before the first start that records it. */
  document_store_id: string | null
  /** ISO 8601; when tables were last imported. Null before the first import that records it. */
  imported_at: string | null
  /** ISO 8601; when the last whole backup began. Null before the first one that records it. */
  backup_at: string | null
  /** ISO 8601; when the last backup failed. Null once one is whole again. */
  backup_failed_at: string | null
  /** ISO 8601; when the service backs itself up next. Null before it is planned. */
  backup_due_at: Generated<string | null>
  /** The lease of the process that backs up, until which it has to be renewed (ISO 8601); null if none does. */
  backup_lease: Generated<string | null>
  backup_lease_until: Generated<string | null>
  /** Why the last backup failed, in German; null if it has not, or the reason is in the output of a command. */
  backup_fault: Generated<string | null>
  /** The size of the last backup that the service has made of itself, in bytes. */
  backup_size: Generated<number | null>
  /** ISO 8601; when operators were last told by mail of one that failed. */
  backup_mailed_at: Generated<string | null>
  /** The settings of the last start, as `platform/audit/settings.ts` writes them; null before the first start that records them. */
  known_settings: string | null
  /** The newest migration that a program must know to work with the database; null if every program can (`migrate.ts`). */
  needed_migration: Generated<string | null>
  /** ISO 8601; since when there may be words that no document has any more. Null if there are none. */
  unused_words_since: Generated<string | null>
  /** What operators have set in the browser (`platform/operator/savedSettings.ts`), encrypted; null for nothing. */
  mail_server: Generated<string | null>
  own_backups: Generated<string | null>
  /** 1 where staff may import. */
  staff_imports: Generated<number>
  /** 1 where staff may invite owners. */
  staff_invites: Generated<number>
  /** 1 where staff may remove documents. */
  staff_removes: Generated<number>
}
