import type { Kysely } from 'kysely'
import { readFound } from '../../people/customers/list.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

export interface Owned {
  readonly customer: string
  /** What of them searches look through. */
  readonly owner: string
}

/** Reads what some customers are called, by id. */
export async function readOwners(
  db: Kysely<Schema>,
  customerIds: readonly string[],
): Promise<Map<string, Owned>> {
  const customers = await readFound(db, customerIds)
  return new Map(
    customers.map(({ id, registeredEmail, name = '' }) => [
      id,
      {
        customer: name || registeredEmail || id,
        owner: [id, registeredEmail, name].join('\n'),
      },
    ]),
  )
}
