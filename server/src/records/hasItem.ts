import { type Kysely, sql } from 'kysely'
import type { Schema } from '../platform/database/tables/schema.ts'
import type { CustomerScope } from '../platform/http/access.ts'

/** A building or unit of a customer. */
export interface Item {
  readonly kind: 'object' | 'property'
  readonly itemId: string
}

/** Returns whether the customer has such a building or unit. */
export async function hasItem(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  { kind, itemId }: Item,
): Promise<boolean> {
  const [figures, overview, column] =
    kind === 'object'
      ? ['object', 'object_overview', 'object_id']
      : ['property', 'property_overview', 'property_id']
  const { rows } = await sql`
    select 1 from ${sql.table(figures)} where customer_id = ${customerId} and ${sql.ref(column)} = ${itemId}
    union all
    select 1 from ${sql.table(overview)} where customer_id = ${customerId} and ${sql.ref(column)} = ${itemId}`.execute(
    db,
  )
  return rows.length > 0
}
