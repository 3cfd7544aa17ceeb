import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** The words of SQLite's document index as a virtual table, which stores nothing. */
export const documentVocabularyMigration: Migration = async (trx, { dialect }) => {
  if (dialect === 'postgres') return
  await sql`create virtual table document_terms_vocabulary using fts5vocab(document_terms, instance)`.execute(
    trx,
  )
}
