import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** What deleting customers needs: ways to find what is theirs, and what is left to be done afterwards. */
export const erasureMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ text }: ColumnTypes) => [
  // Without it, each deleted document would read all words of all documents.
  'create index listing_word_document on listing_word (customer_id, number)',
  // The account that knows the client, as a keyed hash; null for clients remembered by an older version.
  `alter table known_client add column account ${text}`,
  // Since when there may be words that no document has any more; null if there are none.
  `alter table service add column unused_words_since ${text}`,
]
