import * as z from 'zod/mini'
import { maxLengths } from '../maxLengths.ts'
import { defineCall } from './call.ts'
import { customerRow } from './customers.ts'
import { customerId } from './fields.ts'

const whose = {
  customerId: z.string(),
  /** The customer's name or, without one, address, else id; only where those of several are found. */
  customer: z.optional(z.string()),
}

/** Missing texts are empty. */
const addressed = z.object({
  ...whose,
  id: z.string(),
  street: z.string(),
  number: z.string(),
  zipcode: z.string(),
  city: z.string(),
})

/** A unit or building that was found. */
const foundPlace = z.extend(addressed, {
  kind: z.enum(['unit', 'object']),
  /** The operator's name for it. */
  name: z.string(),
  /** The tenant of a unit, with title. */
  tenant: z.string(),
})
export type FoundPlace = z.infer<typeof foundPlace>

const foundLoan = z.extend(addressed, { lender: z.string() })
export type FoundLoan = z.infer<typeof foundLoan>

const foundDocument = z.object({
  ...whose,
  /** As in the document list. */
  name: z.string(),
})
export type FoundDocument = z.infer<typeof foundDocument>

/** The best matches of each kind, of which there may be more. */
const found = z.object({
  places: z.array(foundPlace),
  loans: z.array(foundLoan),
  documents: z.array(foundDocument),
  customers: z.array(customerRow),
})
export type Found = z.infer<typeof found>

export const findCall = defineCall({
  method: 'GET',
  path: '/api/find',
  summary:
    'Finds customers, units, buildings, loans and documents by the words of a search: of one customer or, for staff, of all.',
  query: z.object({
    q: z.string().check(z.maxLength(maxLengths.search)),
    /** Without one, the caller's first customer or, for staff, all. */
    customerId: z.optional(customerId),
  }),
  reply: found,
  shows: ['figures', 'loans', 'documents'],
  logs: 'look',
})
