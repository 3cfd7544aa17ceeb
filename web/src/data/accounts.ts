import { type AccountKey, accountsReply } from '@hausblick/contract/accounts.ts'
import { paths } from '@hausblick/contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Client } from './client.ts'

const nothing = z.object({})

/** Reads the accounts of a customer, or of operators and staff if the id is empty. */
export function accountsQuery(client: Client, customerId: string) {
  const query = { ...(customerId && { customerId }) }
  return queryOptions({
    queryKey: [paths.accounts, customerId],
    queryFn: ({ signal }) => client({ path: paths.accounts, query, reply: accountsReply, signal }),
  })
}

/** Removes the second factor of another account and ends its sessions. */
export async function resetSecondFactor(
  client: Client,
  { issuer, subject }: AccountKey,
): Promise<void> {
  const query = { issuer, subject }
  await client({ path: paths.accountSecondFactor, query, method: 'DELETE', reply: nothing })
}

export async function revokeAccount(
  client: Client,
  { issuer, subject }: AccountKey,
): Promise<void> {
  const query = { issuer, subject }
  await client({ path: paths.accounts, query, method: 'DELETE', reply: nothing })
}
