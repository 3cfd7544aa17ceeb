import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** The roles that operators give in the browser, and what staff may do, beside `staff_imports`. */
export const houseMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  `create table house_role (
    email ${text} not null primary key,
    role ${text} not null,
    added_at ${text} not null,
    added_by ${text} not null
  ) ${clustered}`,
  `alter table service add column staff_invites ${integer} not null default 0`,
  `alter table service add column staff_removes ${integer} not null default 1`,
]
