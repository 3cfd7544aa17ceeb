import type { Invitation } from '@hausblick/contract/addresses.ts'
import {
  customerIdByEmailReply,
  linkCustomerIdToEmailReply,
  type Me,
  meReply,
  paths,
} from '@hausblick/contract/calls.ts'
import type { Client } from '../data/client.ts'
import { logFailure } from '../data/failures.ts'
import { ServiceError } from '../data/serviceError.ts'

const NOT_FOUND = 404

export async function fetchMe(client: Client): Promise<Me> {
  return await client({ path: paths.me, reply: meReply })
}

/** Resolves to the id of the customer registered with an email address; empty if there is none. Rejects with a `ServiceError`. */
export async function fetchCustomerId(client: Client, email: string): Promise<string> {
  try {
    const found = await client({
      path: paths.customerIdByEmail,
      query: { email },
      reply: customerIdByEmailReply,
    })
    return found.customerId
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
  const { customerId } = await client({
    path: paths.linkCustomerIdToEmail,
    body,
    reply: linkCustomerIdToEmailReply,
  })
  return customerId
}
