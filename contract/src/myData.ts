import * as z from 'zod/mini'

/** The address of a ZIP with all data stored about a customer; it expires after some minutes. */
export const exportReply = z.object({ downloadUrl: z.string() })

/** A customer's request to delete all data stored about them (GDPR, Art. 17). */
export const deletionRequest = z.object({
  customerId: z.string(),
  /** ISO 8601. */
  requestedAt: z.string(),
  /** Email address of the account that made the request. */
  requestedBy: z.string(),
})
export type DeletionRequest = z.infer<typeof deletionRequest>

/** The oldest requests first. */
export const deletionRequestsReply = z.array(deletionRequest)
