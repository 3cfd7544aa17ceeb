import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { readDataVersion } from './store.ts'
import * as texts from './texts.ts'

/** Throws 404 if the customer does not exist. */
export async function requireCustomer(db: Kysely<Schema>, customerId: string): Promise<void> {
  if ((await readDataVersion(db, customerId)) === null) throw customerNotFound(customerId)
}

/** Locks a customer's row until the transaction ends. Throws 404 if the customer does not exist. */
export async function requireLocked(trx: Transaction<Schema>, customerId: string): Promise<void> {
  const locked = await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  if (!locked) throw customerNotFound(customerId)
}

export function customerNotFound(customerId: string): ServiceError {
  return new ServiceError(404, texts.customerNotFound(customerId))
}
