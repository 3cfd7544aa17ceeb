import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** What the letters that were filed say of their types, which the service counts in the background. */
export const suggestionsMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ text, clustered }: ColumnTypes) => [
  // The row without a word says how many letters were counted, and up to where.
  `create table filing_word (
    word ${text} primary key,
    counts ${text} not null
  ) ${clustered}`,
]
