import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { CustomerNames } from './naming.ts'

/** Reads what customers and their tenants are called. */
export async function readNames(
  db: Kysely<Schema>,
  ids: readonly string[],
  addresses: readonly string[],
): Promise<CustomerNames> {
  const owners = await db
    .selectFrom('customer')
    .select('name')
    .where('id', 'in', ids)
    .union((eb) =>
      eb.selectFrom('customer_merge').select('merged_name as name').where('merged_id', 'in', ids),
    )
    .execute()
  const tenants = await db
    .selectFrom('property_overview')
    .select(['tenant_first_name as first', 'tenant_last_name as last'])
    .where('customer_id', 'in', ids)
    .execute()
  const named = tenants.filter(({ first, last }) => first && last)
  const names = [
    ...owners.map(({ name }) => name),
    ...named.map(({ first, last }) => `${first} ${last}`),
  ]
  return { ids, names: [...new Set(names)], addresses }
}
