import * as z from 'zod/mini'

/** One row of the customer list for staff (product §15). */
export const customerRow = z.object({
  id: z.string(),
  /** The email address of the customer's account; empty until somebody has signed up. */
  registeredEmail: z.string(),
  /** The owner's name; absent where it is unknown. */
  name: z.optional(z.string()),
})
export type CustomerRow = z.infer<typeof customerRow>
