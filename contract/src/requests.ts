import * as z from 'zod/mini'
import { customerId, number } from './calls/fields.ts'
import { ALL_CUSTOMERS, documentSortColumn, IDEMPOTENCY_KEY } from './documents.ts'
import { maxLengths } from './maxLengths.ts'

// The schemas of requests, which only the service validates. They are larger than those of the replies, and kept apart so that
// no page loads them.

const MAX_FILE_URL_LENGTH = 1024
const filter = z.optional(z.string().check(z.maxLength(maxLengths.fileNamePart)))

/** Query of the document list; without a customer id, the customer's own. */
export const documentsQuerySchema = z.object({
  /** A customer's id, or `all` (`ALL_CUSTOMERS`). */
  customerId: z.optional(z.union([z.literal(''), z.literal(ALL_CUSTOMERS), customerId])),
  /** `1` omits the state. Any other value is ignored. */
  summaryOnly: z.optional(z.string()),
  /** A cache buster; ignored. */
  v: z.optional(z.string()),
  /** The page size, capped at 10,000; without it, all documents. */
  limit: z.optional(number),
  /** Continues a list, taken from the previous reply's `Link` header with `rel="next"`. */
  cursor: z.optional(z.string().check(z.maxLength(4096))),
  /** Words that name, type, address, date or customer contain, in any spelling, or the contents. */
  search: z.optional(z.string().check(z.maxLength(maxLengths.contentSearch))),
  customer: z.optional(customerId),
  street: filter,
  type: filter,
  year: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  month: z.optional(z.string().check(z.regex(/^(0[1-9]|1[0-2])$/))),
  /** Defaults to the date. Documents that are equal in it are listed newest first. */
  sort: z.optional(documentSortColumn),
  /** Defaults to descending for the date, and to ascending for the other columns. */
  direction: z.optional(z.enum(['ascending', 'descending'])),
})

/** Query of preview and download. */
export const documentFileQuerySchema = z.object({
  /** The `downloadUrl` of a list; nothing else is accepted, and it is never fetched. */
  fileUrl: z.string().check(z.maxLength(MAX_FILE_URL_LENGTH)),
  /** The file name in the reply's `Content-Disposition`. */
  fileName: z.optional(z.string().check(z.maxLength(MAX_FILE_URL_LENGTH))),
})

export const uploadDocumentHeaders = z.looseObject({
  [IDEMPOTENCY_KEY]: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/))),
})

/** Query of the full-text search; `customerId` is that of the document list. */
export const searchDocumentsQuerySchema = z.object({
  customerId: documentsQuerySchema.shape.customerId,
  /** As typed. A match contains all words, the last one as a prefix. */
  text: z.string().check(z.minLength(1), z.maxLength(maxLengths.contentSearch)),
  /** Defaults to 50, capped at 100. */
  limit: z.optional(number),
})
