import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { customerId, newSignUpLink, nothing, searchInput } from './fields.ts'

/** One row of the customer list for staff (product §15). */
export const customerRow = z.object({
  id: z.string(),
  /** The email address of the customer's account; empty until somebody has signed up. */
  registeredEmail: z.string(),
  /** The owner's name; absent where it is unknown. */
  name: z.optional(z.string()),
})
export type CustomerRow = z.infer<typeof customerRow>

export const listCustomersCall = defineCall({
  method: 'GET',
  path: '/api/test-firebase',
  summary: 'Lists customers, optionally filtered by id, name or address, up to a limit; for staff.',
  query: searchInput,
  reply: z.array(customerRow),
  logs: 'look',
})

export const findCustomerIdCall = defineCall({
  method: 'GET',
  path: '/api/customerIdByEmail',
  summary: 'Finds the customer id of an address; customers may look up their own.',
  query: z.object({ email: z.email() }),
  reply: z.object({ customerId: z.string() }),
  logs: 'look',
})

export const createCustomerCall = defineCall({
  method: 'POST',
  path: '/api/createCustomer',
  summary: 'Creates a customer and returns their sign-up link; for operators.',
  /** Accepts any texts: the service explains in a message why they are no valid id or name. */
  body: z.object({
    customerId: z.string().check(z.trim(), z.normalize('NFC')),
    name: z.optional(z.string()),
  }),
  reply: newSignUpLink,
  logs: 'customerCreated',
})

export const renameCustomerCall = defineCall({
  method: 'PATCH',
  path: '/api/customers/:customerId',
  summary: 'Gives a customer a name, or takes it away if it is empty; for operators.',
  params: z.object({ customerId }),
  /** An empty name takes it away. Accepts any text, as `createCustomerCall` does. */
  body: z.object({ name: z.string() }),
  reply: nothing,
  logs: 'customerRenamed',
})
