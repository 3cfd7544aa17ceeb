import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Finds a file that is stored already, and what was filed of a sender's mails. The release before notes no senders. */
export const filedBeforeMigration: Migration = async (trx, { text }) => {
  const statements = [
    `alter table document add column sender ${text}`,
    'create index document_sender on document (sender) where sender is not null',
    'create index document_sha256 on document (sha256)',
    'create index paper_sha256 on paper (sha256)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(trx)
}
