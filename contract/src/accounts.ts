import * as z from 'zod/mini'
import { role } from './calls.ts'

/** What an account is known by: the provider that vouches for it, and the provider's own id of it. */
export const accountKey = z.object({ issuer: z.string(), subject: z.string() })
export type AccountKey = z.infer<typeof accountKey>

/** An account and when it was linked to its customer, or to the house. */
export const account = z.extend(accountKey, {
  /** The address that it had then. */
  email: z.string(),
  /** Null where its address is no longer configured as an operator's or staff member's: it sees what a visitor sees. */
  role: z.nullable(role),
  /** ISO 8601. */
  createdAt: z.string(),
})
export type Account = z.infer<typeof account>

export const accountsReply = z.array(account)
