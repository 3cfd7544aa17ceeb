import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** What operators say about themselves: every version that they saved, and the pictures that these name. */
export const operatorMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ counted, text, table, clustered }: ColumnTypes) => [
  `create table operator_version (
    id ${counted},
    saved_at ${text} not null,
    saved_by ${text} not null,
    what ${text} not null,
    content ${text} not null
  ) ${table}`,
  `create table operator_logo (
    hash ${text} primary key,
    png ${text} not null
  ) ${clustered}`,
]
