import { type AccountKey, accountsReply } from '@hausblick/contract/accounts.ts'
import { settingsPaths } from '@hausblick/contract/settingsPaths.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Client } from './client.ts'

const nothing = z.object({})

/** Reads the accounts of a customer, or of operators and staff if the id is empty. */
export function accountsQuery(client: Client, customerId: string) {
  const query = { ...(customerId && { customerId }) }
  return queryOptions({
    queryKey: [settingsPaths.accounts, customerId],
    queryFn: ({ signal }) =>
      client({ path: settingsPaths.accounts, query, reply: accountsReply, signal }),
  })
}

/** Removes the second factor of another account and ends its sessions. */
export async function resetSecondFactor(
  client: Client,
  { issuer, subject }: AccountKey,
): Promise<void> {
  const query = { issuer, subject }
  await client({ path: settingsPaths.accountSecondFactor, query, method: 'DELETE', reply: nothing })
}

/** Ends what an account sees of a customer, and the account itself if it has no other; of operators and staff if the id is empty. */
export async function revokeAccount(
  client: Client,
  { issuer, subject }: AccountKey,
  customerId: string,
): Promise<void> {
  const query = { issuer, subject, ...(customerId && { customerId }) }
  await client({ path: settingsPaths.accounts, query, method: 'DELETE', reply: nothing })
}

/** Adds a customer to the account with an email address. */
export async function addAccount(client: Client, customerId: string, email: string): Promise<void> {
  await client({ path: settingsPaths.accounts, body: { customerId, email }, reply: nothing })
}

/** Changes the email address with which an account signs in. */
export async function changeAddress(
  client: Client,
  { issuer, subject }: AccountKey,
  email: string,
): Promise<void> {
  await client({
    path: settingsPaths.accountAddress,
    body: { issuer, subject, email },
    reply: nothing,
  })
}
