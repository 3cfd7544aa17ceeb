import type { Kysely } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import { ServiceError } from '../http/errors.ts'
import * as texts from '../http/texts.ts'
import { dataVersion } from './store.ts'

/** Throws where there is no such customer, and whoever asks may not make one. */
export async function requireCustomer(db: Kysely<Schema>, customerId: string): Promise<void> {
  if ((await dataVersion(db, customerId)) === null) throw unknownCustomer(customerId)
}

export function unknownCustomer(customerId: string): ServiceError {
  return new ServiceError(404, texts.unknownCustomer(customerId))
}
