import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

const INDEXES = [
  ['object_overview', 'object_id'],
  ['object', 'object_id'],
  ['property_overview', 'property_id'],
  ['property', 'property_id'],
  ['credit', 'credit_id'],
] as const

/** Indexes for finding the owner of a unit, an object or a credit by its id alone. */
export const itemOwnersMigration: Migration = async (trx) => {
  for (const [table, column] of INDEXES)
    await sql.raw(`create index ${table}_owner on ${table} (${column})`).execute(trx)
}
