import * as z from 'zod/mini'
import { role } from './accounts.ts'
import { defineCall } from './call.ts'
import { customerId, email, nothing } from './fields.ts'

/** Identifies an account: the identity provider, and the provider's id for the account. */
export const accountKey = z.object({ issuer: z.string(), subject: z.string() })
export type AccountKey = z.infer<typeof accountKey>

/** An account linked to a customer, or to the operator's staff. */
const listedAccount = z.extend(accountKey, {
  /** The account's address when it was linked. */
  email: z.string(),
  /** Null if the address is no longer configured as an operator's or staff member's; the account then has a visitor's access. */
  role: z.nullable(role),
  /** When it was linked, ISO 8601. */
  createdAt: z.string(),
  secondFactor: z.boolean(),
  /** Whether the account has customers beside the listed one. */
  hasOtherCustomers: z.boolean(),
})
export type ListedAccount = z.infer<typeof listedAccount>

export const listAccountsCall = defineCall({
  method: 'GET',
  path: '/api/accounts',
  summary: 'Lists the accounts of a customer, or of operators and staff; for operators.',
  /** Without a customer id, the accounts of operators and staff. */
  query: z.object({ customerId: z.optional(customerId) }),
  reply: z.array(listedAccount),
  logs: 'look',
})

export const addAccountCall = defineCall({
  method: 'POST',
  path: '/api/accounts',
  summary: 'Adds a customer to an existing account; for operators.',
  /** The account is named by its email address. */
  body: z.object({ customerId, email }),
  reply: nothing,
  logs: 'accountLinked',
})

export const endAccountCall = defineCall({
  method: 'DELETE',
  path: '/api/accounts',
  summary:
    'Revokes an account, or ends what it sees of a customer, effective with its next call; for operators.',
  /** With a customer id, only what the account sees of that customer ends, if it has others. */
  query: z.extend(accountKey, { customerId: z.optional(customerId) }),
  reply: nothing,
  logs: 'accountEnded',
})

export const changeAccountAddressCall = defineCall({
  method: 'POST',
  path: '/api/accounts/address',
  summary: "Changes the email address of a customer's account; for operators.",
  body: z.extend(accountKey, { email }),
  reply: nothing,
  logs: 'accountChanged',
})

export const resetSecondFactorCall = defineCall({
  method: 'DELETE',
  path: '/api/accounts/secondFactor',
  summary: 'Removes the second factor of an account and ends its sessions; for other operators.',
  query: accountKey,
  reply: nothing,
  logs: 'secondFactorReset',
})
