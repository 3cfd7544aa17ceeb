import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Whether an import by the browser forgets earlier valuations. Programs of the release before keep them. */
export const forgottenValuationsMigration: Migration = async (trx, { integer }) => {
  await sql
    .raw(`alter table import_run add column forgets_valuations ${integer} not null default 0`)
    .execute(trx)
}
