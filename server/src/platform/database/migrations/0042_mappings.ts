import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** How other programs' spreadsheets are read, and what their headings have turned out to mean. */
export const mappingsMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  `create table import_mapping (
    id ${text} primary key,
    name ${text} not null,
    subject ${text} not null,
    sheet ${text} not null,
    version ${integer} not null,
    profile ${text} not null,
    saved_at ${text} not null,
    saved_by ${text} not null,
    last_used_at ${text}
  ) ${clustered}`,
  'create unique index import_mapping_name on import_mapping (name, subject, sheet)',
  `create table learned_heading (
    subject ${text} not null,
    heading ${text} not null,
    field ${text},
    primary key (subject, heading)
  ) ${clustered}`,
]
