import * as z from 'zod/mini'
import { ALL_CUSTOMERS, IDEMPOTENCY_KEY } from './documents.ts'
import { pageTitles } from './pages.ts'

// What the service is asked with. It checks it, and the dashboard does not: so these schemas, which are larger than those of
// the replies, stand in a file of their own that no page loads.

/**
 * A customer id: what can stand in a file name between underscores and in a list between commas. `all` is none: the list of
 * documents means every customer by it.
 */
export const customerId = z.string().check(z.regex(/^(?!all$)[\p{L}\p{N}][\p{L}\p{N}.-]{0,63}$/u))

/** Query of the six data reads; without it, every row that the caller may see. */
export const dataReadQuery = z.object({ customerId: z.optional(customerId) })

const MAX_SEARCH_LENGTH = 254

/** Query of a list that grows without end, of customers, say; without it, all of them. */
export const searchQuery = z.object({
  /** What the id or the address has in it. */
  search: z.optional(z.string().check(z.maxLength(MAX_SEARCH_LENGTH))),
  limit: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number))),
})

export const customerIdByEmailQuery = z.object({ email: z.email() })

export const linkCustomerIdToEmailBody = z.object({
  /** The customer id of the invitation, or the invited address of an operator or staff member. */
  customerId: z.string().check(z.minLength(1), z.maxLength(254)),
  token: z.string().check(z.minLength(1), z.maxLength(128)),
})

/** Any text comes through: the service says in a sentence why an id cannot be one. */
export const createCustomerBody = z.object({
  customerId: z.string().check(z.trim(), z.normalize('NFC')),
})

/** Query of the accounts of a customer; without it, of the operators and staff. */
export const accountsQuery = z.object({ customerId: z.optional(customerId) })

/** Invites somebody on behalf of a customer that there is already. */
export const inviteBody = z.object({ customerId })

/** Asks for the address of a customer's ZIP. */
export const exportBody = z.object({ customerId })

/** Query of the ZIP itself. */
export const exportFileQuery = z.object({ capability: z.string().check(z.maxLength(512)) })

/** Query of the wishes for deletion; without a customer id, those of all customers. */
export const deletionRequestsQuery = z.object({ customerId: z.optional(customerId) })

export const deletionRequestBody = z.object({ customerId })

export const deletionRequestParams = z.object({ customerId })

export const invitationParams = z.object({ id: z.string() })

const MAX_FILE_URL_LENGTH = 1024
const MAX_PART_LENGTH = 200
const number = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number))

/** Query of the document list. Without a customer id, a customer asks for his own. */
export const documentsQuery = z.object({
  /** A customer's id, or `all` (`ALL_CUSTOMERS`). */
  customerId: z.optional(z.union([z.literal(''), z.literal(ALL_CUSTOMERS), customerId])),
  /** 1: only what is specified of every document, without its state. Anything else counts as not said. */
  summaryOnly: z.optional(z.string()),
  /** Defeats caches; anything. */
  v: z.optional(z.string()),
  /** How many at most; of more than 10,000, these. Without it, all. */
  limit: z.optional(number),
  /** Where the reply before ended: its `Link` header with `rel="next"` names it. */
  cursor: z.optional(z.string().check(z.maxLength(512))),
})

/** Query of preview and download. */
export const documentFileQuery = z.object({
  /** The `downloadUrl` of a list; nothing else is taken, and it is never fetched. */
  fileUrl: z.string().check(z.maxLength(MAX_FILE_URL_LENGTH)),
  /** What the file is called for its reader. */
  fileName: z.optional(z.string().check(z.maxLength(MAX_FILE_URL_LENGTH))),
})

export const uploadDocumentHeaders = z.looseObject({
  [IDEMPOTENCY_KEY]: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/))),
})

/** Query of the search in documents; whose they are is said as for their list. */
export const searchDocumentsQuery = z.object({
  customerId: documentsQuery.shape.customerId,
  /** As it was typed: all of its words are searched for, and what begins with the last one. */
  text: z.string().check(z.minLength(1), z.maxLength(200)),
  /** 50 where it is not said; of more than 100, these. */
  limit: z.optional(number),
})

/** Query of what waits in the inbox; 100 where no limit is said, and at most 1,000. */
export const inboxQuery = z.object({ limit: z.optional(number) })

/** Names an inbox entry. */
export const inboxParams = z.object({ customerId, number })

const part = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_PART_LENGTH))

/** What staff make of a document that a customer sent in. */
export const fileDocumentBody = z.object({
  /** Street and house number. */
  street: part,
  /** ISO 8601 day. */
  date: z.iso.date(),
  type: part,
  name: part,
})

/** Names a calendar's feed. */
export const calendarFeedParams = z.object({ token: z.string().check(z.maxLength(128)) })

/** A page that was seen, by its path. Nothing else of an address is ever reported. */
export const pageViewBody = z.object({ route: z.enum(pageTitles.map(({ path }) => path)) })
