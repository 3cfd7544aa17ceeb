import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { StoredBuildings } from '../mapping/combine/addBuildings.ts'

/** Reads who has which buildings. */
export async function readStoredBuildings(db: Kysely<Schema>): Promise<StoredBuildings> {
  const { rows } = await sql<{ customer_id: string; object_id: string }>`
    select customer_id, object_id from object_overview
    union select customer_id, object_id from object where listed = 1`.execute(db)
  const buildings = Map.groupBy(rows, ({ object_id }) => object_id)
  return new Map(
    [...buildings].map(([id, of]) => [id, new Set(of.map(({ customer_id }) => customer_id))]),
  )
}
