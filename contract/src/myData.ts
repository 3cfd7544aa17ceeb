import * as z from 'zod/mini'

/** Where everything that is stored of a customer can be downloaded from for some minutes, as a ZIP. */
export const exportReply = z.object({ downloadUrl: z.string() })

/** That a customer wants all that is stored of him to be deleted. */
export const deletionRequest = z.object({
  customerId: z.string(),
  /** ISO 8601. */
  requestedAt: z.string(),
  /** Address of who asked for it. */
  requestedBy: z.string(),
})
export type DeletionRequest = z.infer<typeof deletionRequest>

/** The oldest first. */
export const deletionRequestsReply = z.array(deletionRequest)
