import * as z from 'zod/mini'
import { customerId } from './calls/fields.ts'

// The schemas of requests about deleting customers, which only the service validates.

const number = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number))

/** Identifies the customer to delete. */
export const erasureParams = z.object({ customerId })

/** The customer's id once more, as the operator has typed it. */
export const erasureBody = z.object({
  confirmation: z.string().check(z.trim(), z.normalize('NFC')),
})

/** Query of the locked documents; without a customer id, those of all. The limit defaults to 100 and is capped at 1,000. */
export const lockedDocumentsQuery = z.object({
  customerId: z.optional(customerId),
  limit: z.optional(number),
})

/** Query of a locked document's file. */
export const lockedFileQuery = z.object({
  capability: z.string().check(z.maxLength(512)),
  number,
})
