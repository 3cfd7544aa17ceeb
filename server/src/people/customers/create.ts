import { customerId as customerIdSchema } from '@hausblick/contract/calls/fields.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Admitted, CustomerScope } from '../../platform/http/access.ts'
import type { ConfirmedCaller } from '../../platform/http/callers.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { addInvitation } from '../accounts/invitations/create.ts'
import { renewSummariesOf } from './directory/renew.ts'
import { readName, writeNames } from './names.ts'
import { addCustomer } from './store.ts'
import * as texts from './texts.ts'

/**
 * Creates a customer with an invitation, atomically, and returns the sign-up link. Throws 400 for a malformed id or too long a
 * name, 409 for an existing id.
 */
export async function createCustomer(
  { config, database, audit }: Pick<Service, 'config' | 'database' | 'audit'>,
  { actor, scope: { customerId } }: Admitted<ConfirmedCaller, CustomerScope>,
  typed = '',
): Promise<string> {
  checkCustomerId(customerId)
  const name = readName(typed)
  return await transact(database.db, async (trx) => {
    if (!(await addCustomer(trx, customerId)))
      throw new ServiceError(409, texts.takenCustomerId(customerId))
    await writeNames(trx, [[customerId, name]])
    const link = await addInvitation(trx, { kind: 'customer', customerId }, config.publicUrl)
    // The search would find them later.
    await renewSummariesOf(trx, [customerId])
    await audit.append(trx, { action: 'customerCreated', actor, customerId })
    return link
  })
}

/** Throws 400 if the id is empty or malformed. */
export function checkCustomerId(customerId: string): void {
  if (customerId === '') throw new ServiceError(400, texts.noCustomerId)
  if (!customerIdSchema.safeParse(customerId).success)
    throw new ServiceError(400, texts.malformedCustomerId)
}
