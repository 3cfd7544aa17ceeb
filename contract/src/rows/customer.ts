import * as z from 'zod/mini'

/** One row of the staff's list of customers (specification §3). */
export const customerRow = z.object({
  id: z.string(),
  /** The address of the customer's account, or the empty string as long as nobody signed up. */
  registeredEmail: z.string(),
})
export type CustomerRow = z.infer<typeof customerRow>
