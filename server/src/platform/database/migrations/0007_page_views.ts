import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Page views by page and day, without anything about visitors. */
export const pageViewsMigration: Migration = async (trx, { integer, text, clustered }) => {
  await sql
    .raw(`create table page_view (
      day ${text} not null,
      route ${text} not null,
      views ${integer} not null,
      primary key (day, route)
    ) ${clustered}`)
    .execute(trx)
}
