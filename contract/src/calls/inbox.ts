import * as z from 'zod/mini'
import { activeContent } from '../documents.ts'
import { invoiceSummary } from '../invoice.ts'
import { defineCall } from './call.ts'
import { number } from './fields.ts'
import { papers, sameFile } from './papers.ts'
import { suggestion } from './suggestion.ts'

/** A document uploaded by a customer, or by staff for one, and waiting to be filed. */
const inboxEntry = z.object({
  customerId: z.string(),
  /** The owner's name; absent where it is unknown. */
  customerName: z.optional(z.string()),
  /** Identifies the document together with the customer id; renaming does not change it. */
  number: z.int(),
  /** As in the document list. */
  name: z.string(),
  downloadUrl: z.string(),
  /** Bytes. */
  size: z.int().check(z.minimum(0)),
  /** The name that the customer entered. */
  typedName: z.string(),
  /** The customer's remark, may be empty. */
  message: z.string(),
  /** Email address of the uploader. */
  uploadedBy: z.string(),
  /** ISO 8601. */
  uploadedAt: z.string(),
  /** As in the document list. */
  active: z.optional(z.array(activeContent)),
  /** Whether its text is still to be read, from which more may be suggested. */
  awaitsText: z.boolean(),
  /** Whether its first page is a picture that could not be read, so that its words suggest nothing; absent otherwise. */
  isUnread: z.optional(z.literal(true)),
  /** Absent where nothing stored has its bytes, or is the same invoice. */
  same: z.optional(sameFile),
  /** Absent where it is no electronic invoice. */
  invoice: z.optional(invoiceSummary),
  suggestion,
})
export type InboxEntry = z.infer<typeof inboxEntry>

/** The inbox, oldest first. */
const inbox = z.object({
  entries: z.array(inboxEntry),
  /** The number of waiting documents, regardless of the limit. */
  total: z.int(),
  papers,
})
export type Inbox = z.infer<typeof inbox>

export const readInboxCall = defineCall({
  method: 'GET',
  path: '/api/inbox',
  summary: 'Documents and papers that wait to be filed, longest waiting first; for staff.',
  /** The limit, of documents and of papers, defaults to 100 and is capped at 1,000. */
  query: z.object({ limit: z.optional(number) }),
  reply: inbox,
  logs: 'look',
})
