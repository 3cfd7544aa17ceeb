import * as z from 'zod/mini'

/**
 * The state of a document uploaded by a customer: waiting in the inbox, or filed by staff. Documents uploaded by staff have
 * none.
 */
export const documentState = z.enum(['received', 'filed'])
export type DocumentState = z.infer<typeof documentState>

/**
 * What of a PDF may act when a desktop reader opens it: run scripts, start programs, unpack embedded files, reach beyond the
 * document (send a form, open other files), or play media. `unknown` means that not all of it could be inspected, `pending`
 * that nothing has been inspected yet.
 */
export const activeContent = z.enum([
  'scripts',
  'launch',
  'files',
  'outside',
  'media',
  'unknown',
  'pending',
])
export type ActiveContent = z.infer<typeof activeContent>

/** One row of the document list (product §15); `encoding/fileName.ts` reads its name. */
export const documentRow = z.object({
  /** Unique among the customer's documents. */
  name: z.string(),
  /**
   * The `fileUrl` for `previewpdf` and `downloadpdf`, not an address to call. It carries the list's capability, which expires
   * after some minutes (`CAPABILITY_LIFETIME_MS`).
   */
  downloadUrl: z.string(),
  /** Bytes. */
  size: z.int().check(z.minimum(0)),
  state: z.optional(documentState),
  /** Without it, there is none. */
  active: z.optional(z.array(activeContent)),
  /** Who sends the electronic invoice that it is; empty where that does not say, absent where it is none. */
  supplier: z.optional(z.string()),
  /** For what it counts among the expenses; absent where staff did not say. */
  expenseKind: z.optional(z.string()),
  /** The customer's name or, without one, address, else id; only in the paged list of all customers. */
  customer: z.optional(z.string()),
})
export type DocumentRow = z.infer<typeof documentRow>

/** The columns by which lists of documents are sorted. */
export const documentSortColumn = z.enum(['date', 'customer', 'street', 'type', 'name', 'size'])
export type DocumentSortColumn = z.infer<typeof documentSortColumn>

/** Requests the documents of all customers in place of a customer id. */
export const ALL_CUSTOMERS = 'all'

/** The minimum lifetime of the capability in a `downloadUrl`, counted from the reply. */
export const CAPABILITY_LIFETIME_MS = 10 * 60_000
