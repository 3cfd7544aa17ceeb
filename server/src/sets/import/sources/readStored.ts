import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Holders, Stored } from '../mapping/combine/stored.ts'

/** Reads who has which buildings and units. */
export async function readStored(db: Kysely<Schema>): Promise<Stored> {
  return {
    buildings: await readHolders(
      db,
      sql`
        select customer_id, object_id as id from object_overview
        union select customer_id, object_id from object where listed = 1`,
    ),
    units: await readHolders(
      db,
      sql`
        select customer_id, property_id as id from property_overview
        union select customer_id, property_id from property`,
    ),
  }
}

async function readHolders(db: Kysely<Schema>, query: RawBuilder<unknown>): Promise<Holders> {
  const { rows } = await sql<{ customer_id: string; id: string }>`${query}`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, of]) => [
      id,
      new Set(of.map(({ customer_id }) => customer_id)),
    ]),
  )
}
