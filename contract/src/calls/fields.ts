import * as z from 'zod/mini'
import { CUSTOMER_ID } from '../customerId.ts'
import { maxLengths } from '../maxLengths.ts'

// The fields that several calls have.

export const customerId = z.string().check(z.regex(CUSTOMER_ID))

/** In lower case, as all addresses are stored. */
export const email = z.pipe(
  z.string().check(z.trim(), z.maxLength(maxLengths.email), z.email()),
  z.transform((text) => text.toLowerCase()),
)

/** A counting number, as in a query. */
export const number = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number))

/** Query of an unbounded list, such as the customers or the choices of a filter; without it, all entries. */
export const searchInput = z.object({
  /** Words that an entry contains, such as the id or email address of a customer, in any spelling. */
  search: z.optional(z.string().check(z.maxLength(maxLengths.search))),
  limit: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number))),
})

export const documentParams = z.object({ customerId, number })

/** A part of a document's file name. */
export const fileNamePart = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(maxLengths.fileNamePart))
/** In the address of a file: proves who has asked for it, and opens whose it is. */
export const capability = z.string().check(z.maxLength(512))
/** The address of a file, for whoever has asked for it; it expires after some minutes. */
export const fileLink = z.object({ downloadUrl: z.string() })

/** The reply of what only does something. */
export const nothing = z.object({})

/** A new sign-up link. It is stored hashed only, and cannot be shown again. */
export const newSignUpLink = z.object({ signUpLink: z.string() })
