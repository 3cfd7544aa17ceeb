import { customerId as customerIdSchema } from '@hausblick/contract/calls/fields.ts'
import type { createCustomerBody } from '@hausblick/contract/requests.ts'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { addInvitation } from '../accounts/invitations/create.ts'
import type { Recorder } from '../audit/log.ts'
import type { Schema } from '../database/tables/schema.ts'
import { transact } from '../database/transact.ts'
import { ServiceError } from '../http/errors.ts'
import * as texts from '../http/texts.ts'
import { readName, writeNames } from './names.ts'
import { addCustomer } from './store.ts'

/**
 * Creates a customer with an invitation, atomically, and returns the sign-up link. Throws 400 for a malformed id or too long a
 * name, 409 for an existing id.
 */
export async function createCustomer(
  db: Kysely<Schema>,
  { customerId, name: typed = '' }: z.infer<typeof createCustomerBody>,
  publicUrl: string,
  record: Recorder,
): Promise<string> {
  checkCustomerId(customerId)
  const name = readName(typed)
  return await transact(db, async (trx) => {
    if (!(await addCustomer(trx, customerId)))
      throw new ServiceError(409, texts.takenCustomerId(customerId))
    await writeNames(trx, [[customerId, name]])
    const link = await addInvitation(trx, { kind: 'customer', customerId }, publicUrl)
    await record(trx, { action: 'customerCreated', customerId })
    return link
  })
}

/** Throws 400 if the id is empty or malformed. */
export function checkCustomerId(customerId: string): void {
  if (customerId === '') throw new ServiceError(400, texts.noCustomerId)
  if (!customerIdSchema.safeParse(customerId).success)
    throw new ServiceError(400, texts.malformedCustomerId)
}
