import * as z from 'zod/mini'
import { role } from './calls.ts'

/** Identifies an account: the identity provider, and the provider's id for the account. */
export const accountKey = z.object({ issuer: z.string(), subject: z.string() })
export type AccountKey = z.infer<typeof accountKey>

/** An account linked to a customer, or to the operator's staff. Without `z.extend`, whose code every page would load. */
export const listedAccount = z.object({
  ...accountKey.shape,
  /** The account's address when it was linked. */
  email: z.string(),
  /** Null if the address is no longer configured as an operator's or staff member's; the account then has a visitor's access. */
  role: z.nullable(role),
  /** When it was linked, ISO 8601. */
  createdAt: z.string(),
  /** Whether it has a second factor here. */
  secondFactor: z.boolean(),
  /** Whether the account has customers beside the listed one. */
  hasOtherCustomers: z.boolean(),
})
export type ListedAccount = z.infer<typeof listedAccount>

export const accountsReply = z.array(listedAccount)
