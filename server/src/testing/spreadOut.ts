import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../platform/database/tables/schema.ts'

/** What an operator runs, as docs/performance.md explains. */
export const STATEMENTS_FILE = join(import.meta.dirname, '../../../docs/operations/spreading.sql')

/** Runs the statements that spread the customers, but leaves all rows on this server. */
export async function spreadOut(db: Kysely<Schema>): Promise<void> {
  await sql`create function create_reference_table(name text) returns text return name`.execute(db)
  await sql`create function create_distributed_table(name text, by text, colocate_with text default '')
    returns text return name`.execute(db)
  await sql.raw(await readFile(STATEMENTS_FILE, 'utf8')).execute(db)
}
