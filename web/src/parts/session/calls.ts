import type { Invitation } from '@hausblick/contract/addresses.ts'
import { type Me, readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { findCustomerIdCall } from '@hausblick/contract/calls/customers.ts'
import { redeemInvitationCall } from '@hausblick/contract/calls/redeemInvitation.ts'
import { ask } from '../../base/data/ask.ts'
import type { Client } from '../../base/data/client.ts'
import { logFailure } from '../../base/data/failures.ts'
import { ServiceError } from '../../base/data/serviceError.ts'

const NOT_FOUND = 404

export async function fetchMe(client: Client): Promise<Me> {
  return await ask(client, readMeCall, {})
}

/** Resolves to the id of the customer registered with an email address; empty if there is none. Rejects with a `ServiceError`. */
export async function fetchCustomerId(client: Client, email: string): Promise<string> {
  try {
    const { customerId } = await ask(client, findCustomerIdCall, { query: { email } })
    return customerId
  } catch (error) {
    logFailure(error)
    if (error instanceof ServiceError && error.status === NOT_FOUND) return ''
    throw error
  }
}

/**
 * Links the signed-in account to the invitation's customer or role, and resolves to the id of the customer, empty for a role.
 * Rejects with a `ServiceError`.
 */
export async function linkAccount(client: Client, body: Invitation): Promise<string> {
  const { customerId } = await ask(client, redeemInvitationCall, { body })
  return customerId
}
