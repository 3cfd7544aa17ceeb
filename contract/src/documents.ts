import * as z from 'zod/mini'

/**
 * How far a document that a customer sent in has come: it waits for staff, or they have filed it. Documents that staff put
 * there themselves have no state.
 */
export const documentState = z.enum(['received', 'filed'])
export type DocumentState = z.infer<typeof documentState>

/** One file of the document list (specification §3); `encoding/fileName.ts` reads what its name says. */
export const documentRow = z.object({
  /** No two documents of a customer have the same. */
  name: z.string(),
  /**
   * What `previewpdf` and `downloadpdf` take as their `fileUrl`; it is not an address to call. It carries the list's
   * capability and counts for some minutes (`CAPABILITY_LIFETIME_MS`).
   */
  downloadUrl: z.string(),
  /** Bytes. */
  size: z.int().check(z.minimum(0)),
  state: z.optional(documentState),
})
export type DocumentRow = z.infer<typeof documentRow>

/** The list of all customers' documents is asked for by this instead of a customer's id. */
export const ALL_CUSTOMERS = 'all'

/** How long the capability in a `downloadUrl` counts at least, from the moment of the reply. */
export const CAPABILITY_LIFETIME_MS = 10 * 60_000

/** What the service says of a document that it took; where it says nothing, the page has a sentence of its own. */
export const uploadDocumentReply = z.object({
  message: z.optional(z.string()),
  /** What the document is now called in the list. */
  name: z.optional(z.string()),
})

/**
 * The header that makes a repeated upload the same upload (draft-ietf-httpapi-idempotency-key-header): any text of up to
 * 128 visible ASCII characters, new for every document that is to be uploaded.
 */
export const IDEMPOTENCY_KEY = 'idempotency-key'

/** A piece of an excerpt, in its order. */
const excerptPiece = z.object({
  text: z.string(),
  /** Whether it is what was searched for. */
  hit: z.boolean(),
})

/** A document in whose text something was found. */
export const contentHit = z.object({
  customerId: z.string(),
  /** As in the document list. */
  name: z.string(),
  /** The page with the most of what was searched for, the first of several; from 1. */
  page: z.int().check(z.minimum(1)),
  /** The last page that is searched, where a document is too long to be searched whole; else null. */
  readTo: z.nullable(z.int()),
  excerpt: z.array(excerptPiece),
})
export type ContentHit = z.infer<typeof contentHit>

/** The best first, at most as many as were asked for. */
export const searchDocumentsReply = z.array(contentHit)

/** A document that a customer sent in and that waits to be filed. */
export const inboxEntry = z.object({
  customerId: z.string(),
  /** Together with the customer id, says which document it is; stays the same when it is renamed. */
  number: z.int(),
  /** As in the document list. */
  name: z.string(),
  downloadUrl: z.string(),
  /** Bytes. */
  size: z.int().check(z.minimum(0)),
  /** What the customer called it. */
  typedName: z.string(),
  /** The customer's remark; empty where there is none. */
  message: z.string(),
  /** Address of who sent it. */
  uploadedBy: z.string(),
  /** ISO 8601. */
  uploadedAt: z.string(),
})
export type InboxEntry = z.infer<typeof inboxEntry>

/** The oldest first. */
export const inboxReply = z.object({
  entries: z.array(inboxEntry),
  /** How many wait beyond the limit, too. */
  total: z.int(),
})

/** What the document is called now that it is filed. */
export const fileDocumentReply = z.object({ name: z.string() })
