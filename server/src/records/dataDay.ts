import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely } from 'kysely'
import { readDataVersion } from '../people/customers/store.ts'
import type { Schema } from '../platform/database/tables/schema.ts'
import type { CustomerScope } from '../platform/http/access.ts'

/** Returns the day in Berlin (ISO 8601) on which a customer's data was last changed; null if there is no such customer. */
export async function readDataDay(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
): Promise<string | null> {
  const version = await readDataVersion(db, customerId)
  return version === null ? null : berlinDay(new Date(version))
}
