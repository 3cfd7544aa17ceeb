import * as z from 'zod/mini'

/** What guests may be let read: the figures of the portfolio with its buildings and units, the loans, the documents. */
export const guestParts = ['figures', 'loans', 'documents'] as const
export const guestPart = z.enum(guestParts)
export type GuestPart = z.infer<typeof guestPart>

/** What a guest may read, and until when. */
export const guestRights = z.object({
  parts: z.array(guestPart),
  /** The years of which they may read it, ascending; null for all. Documents belong to the year of their date. */
  years: z.nullable(z.array(z.number())),
  /** The last day, ISO 8601, in Berlin. */
  until: z.string(),
})
export type GuestRights = z.infer<typeof guestRights>

/** What a guest may read of one customer. */
export const guestOf = z.extend(guestRights, {
  customerId: z.string(),
  /** The email address of who invited them. */
  invitedBy: z.string(),
})
export type GuestOf = z.infer<typeof guestOf>

/** A guest's access that was ended or has expired. */
export const formerGuestOf = z.object({
  /** The email address of who had invited them. */
  invitedBy: z.string(),
  /** The day on which it was ended, or the last one of it; ISO 8601, in Berlin. */
  endedOn: z.string(),
})
export type FormerGuestOf = z.infer<typeof formerGuestOf>
