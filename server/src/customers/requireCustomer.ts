import type { Kysely } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import { ServiceError } from '../http/errors.ts'
import { readDataVersion } from './store.ts'
import * as texts from './texts.ts'

/** Throws 404 if the customer does not exist. */
export async function requireCustomer(db: Kysely<Schema>, customerId: string): Promise<void> {
  if ((await readDataVersion(db, customerId)) === null) throw customerNotFound(customerId)
}

export function customerNotFound(customerId: string): ServiceError {
  return new ServiceError(404, texts.customerNotFound(customerId))
}
