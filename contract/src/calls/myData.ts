import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { capability, customerId, fileLink, nothing } from './fields.ts'

/** A customer's request to delete all data stored about them (GDPR, Art. 17). */
const deletionRequest = z.object({
  customerId: z.string(),
  /** ISO 8601. */
  requestedAt: z.string(),
  /** Email address of the account that made the request. */
  requestedBy: z.string(),
})
export type DeletionRequest = z.infer<typeof deletionRequest>

export const linkExportCall = defineCall({
  method: 'POST',
  path: '/api/export',
  summary: 'Returns a short-lived URL to download everything stored about a customer.',
  body: z.object({ customerId }),
  reply: fileLink,
  logs: 'nothing',
})

export const sendExportCall = defineCall({
  method: 'GET',
  path: '/api/export',
  summary: 'Everything stored about a customer, as a ZIP.',
  query: z.object({ capability }),
  file: ['application/zip'],
  open: true,
  logs: 'exported',
})

export const listDeletionRequestsCall = defineCall({
  method: 'GET',
  path: '/api/deletionRequests',
  summary: 'Lists the deletion request of a customer, or all of them; all are for staff.',
  /** Without a customer id, those of all customers. */
  query: z.object({ customerId: z.optional(customerId) }),
  /** The oldest requests first. */
  reply: z.array(deletionRequest),
  logs: 'look',
})

export const requestDeletionCall = defineCall({
  method: 'POST',
  path: '/api/deletionRequests',
  summary: 'Requests the deletion of all data of a customer.',
  body: z.object({ customerId }),
  reply: deletionRequest,
  logs: 'deletionRequested',
})

export const endDeletionRequestCall = defineCall({
  method: 'DELETE',
  path: '/api/deletionRequests/:customerId',
  summary: 'Closes a deletion request: withdrawn by the customer, or handled by the operator.',
  params: z.object({ customerId }),
  reply: nothing,
  logs: ['deletionWithdrawn', 'deletionDeclined'],
})
