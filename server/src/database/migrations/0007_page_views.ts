import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** How often each page was seen on each day; nothing about who saw it. */
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
