import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** How each line of the audit log is digested: 1 for those there are, and those that older programs add. */
export const auditFormatMigration: Migration = async (trx, types) => {
  await sql.raw(statement(types)).execute(trx)
}

const statement = ({ integer }: ColumnTypes) =>
  `alter table audit_entry add column format ${integer} not null default 1`
