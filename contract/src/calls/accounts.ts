import * as z from 'zod/mini'
import { formerGuestOf, guestOf } from '../guests.ts'
import { defineCall } from './call.ts'

export const role = z.enum(['customer', 'staff', 'operator'])
export type Role = z.infer<typeof role>

const me = z.object({
  email: z.string(),
  /** The first of the caller's customers; empty for operators, staff and accounts without a link. */
  customerId: z.string(),
  /** All customers of the caller, the first one first. */
  customerIds: z.array(z.string()),
  role,
  /** The names of those of the caller's customers, also as a guest, that have one; absent if none has. */
  customerNames: z.optional(z.array(z.object({ customerId: z.string(), name: z.string() }))),
  /** Where the caller is a guest; absent if nowhere. */
  guestOf: z.optional(z.array(guestOf)),
  /** Whose guest a caller who sees no customer was, latest first; absent if nobody's, or forgotten by now. */
  formerGuestOf: z.optional(z.array(formerGuestOf)),
  /** Set while an operator or staff member may do nothing but add a second factor. */
  mustAddSecondFactor: z.optional(z.boolean()),
  /** For operators: a sentence on each example setting that the public service still has; absent if there are none. */
  unfinishedSettings: z.optional(z.array(z.string())),
})
export type Me = z.infer<typeof me>

export const readMeCall = defineCall({
  method: 'GET',
  path: '/api/me',
  summary: 'Describes the caller.',
  reply: me,
  logs: 'nothing',
})
