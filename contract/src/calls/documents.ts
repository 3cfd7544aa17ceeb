import * as z from 'zod/mini'
import { ALL_CUSTOMERS, documentRow, documentSortColumn } from '../documents.ts'
import { maxLengths } from '../maxLengths.ts'
import { defineCall } from './call.ts'
import { customerId, number, searchInput } from './fields.ts'

/**
 * The header with the number of all documents that match, however many of them the reply has; for a search that has more than
 * `MAX_COUNTED`, one more than that.
 */
export const TOTAL_COUNT = 'x-total-count'
export const MAX_COUNTED = 10_000

/**
 * The header by which a retried upload is recognised (draft-ietf-httpapi-idempotency-key-header): 1 to 128 visible ASCII
 * characters, different for every document.
 */
export const IDEMPOTENCY_KEY = 'idempotency-key'

const MAX_FILE_URL_LENGTH = 1024

/** A customer's id, or `all`; without one, the caller's first customer or, for staff, all. */
const whose = z.optional(z.union([z.literal(''), z.literal(ALL_CUSTOMERS), customerId]))
const filter = z.optional(z.string().check(z.maxLength(maxLengths.fileNamePart)))

/** Which documents are asked for, in which order. */
const listQuery = z.object({
  customerId: whose,
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
  /** As rows have it. */
  supplier: filter,
  year: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  month: z.optional(z.string().check(z.regex(/^(0[1-9]|1[0-2])$/))),
  /** Defaults to the date. Documents that are equal in it are listed newest first. */
  sort: z.optional(documentSortColumn),
  /** Defaults to descending for the date, and to ascending for the other columns. */
  direction: z.optional(z.enum(['ascending', 'descending'])),
})
export type DocumentListQuery = z.output<typeof listQuery>

export const listDocumentsCall = defineCall({
  method: 'GET',
  path: '/api/readvpdfs',
  summary: `Documents of a customer or, for staff, of all customers, newest first unless sorted otherwise. If a limit leaves some out, a Link header names the next page; with any parameter of a page, ${TOTAL_COUNT} counts all that match.`,
  query: listQuery,
  reply: z.array(documentRow),
  shows: 'documents',
  logs: 'look',
})

/** What the filters of all customers' documents offer, in German order, years in descending order. */
const documentChoices = z.object({
  streets: z.array(z.string()),
  types: z.array(z.string()),
  suppliers: z.array(z.string()),
  years: z.array(z.string()),
})
export type DocumentChoices = z.infer<typeof documentChoices>

export const listDocumentChoicesCall = defineCall({
  method: 'GET',
  path: '/api/documentChoices',
  summary: 'What the filters of the documents of all customers offer; for staff.',
  query: searchInput,
  reply: documentChoices,
  logs: 'look',
})

/** Names a file that is shown or downloaded. */
export const fileQuery = z.object({
  /** The `downloadUrl` of a list; nothing else is accepted, and it is never fetched. */
  fileUrl: z.string().check(z.maxLength(MAX_FILE_URL_LENGTH)),
  /** The file name in the reply's `Content-Disposition`. */
  fileName: z.optional(z.string().check(z.maxLength(MAX_FILE_URL_LENGTH))),
})

export const previewDocumentCall = defineCall({
  method: 'GET',
  path: '/api/previewpdf',
  summary:
    'Shows a document of a list; of an electronic invoice without pages, a sheet made from it.',
  query: fileQuery,
  file: ['application/pdf'],
  ranges: true,
  open: true,
  shows: 'documents',
  logs: 'documentOpened',
})

export const downloadDocumentCall = defineCall({
  method: 'GET',
  path: '/api/downloadpdf',
  summary:
    'Downloads a document of a list as it is stored, or with sheet=1 what the preview shows of an electronic invoice.',
  query: z.extend(fileQuery, { sheet: z.optional(z.literal('1')) }),
  file: ['application/pdf', 'application/xml'],
  ranges: true,
  open: true,
  shows: 'documents',
  logs: 'documentSent',
})

export const uploadDocumentCall = defineCall({
  method: 'POST',
  path: '/api/uploadDocument',
  summary:
    'Accepts a document as a form of docName, file, userMessage and customerId. Errors are replied as text.',
  headers: z.looseObject({
    [IDEMPOTENCY_KEY]: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/))),
  }),
  form: true,
  reply: z.object({
    /** Without one, the page shows its own. */
    message: z.optional(z.string()),
    /** The document's name in the list. */
    name: z.optional(z.string()),
  }),
  logs: 'documentUploaded',
})

const excerptPiece = z.object({
  text: z.string(),
  /** Whether it matches the search. */
  hit: z.boolean(),
})

/** A document whose text matches a search. */
const contentHit = z.object({
  customerId: z.string(),
  /** As in the document list. */
  name: z.string(),
  /** The page that matches most of the search, the first if several do; counted from 1. */
  page: z.int().check(z.minimum(1)),
  /** Whether that page, or part of it, was read in a picture: the words may be wrong. */
  isFromPicture: z.boolean(),
  /** The last searchable page of a document too long to be indexed whole; null for all others. */
  readTo: z.nullable(z.int()),
  excerpt: z.array(excerptPiece),
})
export type ContentHit = z.infer<typeof contentHit>

export const searchDocumentsCall = defineCall({
  method: 'GET',
  path: '/api/searchDocuments',
  summary:
    'Documents of a customer or, for staff, of all customers, that contain all of these words; best match first.',
  query: z.object({
    customerId: whose,
    /** As typed. A match contains all words, the last one as a prefix. */
    text: z.string().check(z.minLength(1), z.maxLength(maxLengths.contentSearch)),
    /** Defaults to 50, capped at 100. */
    limit: z.optional(number),
  }),
  /** The best matches first. */
  reply: z.array(contentHit),
  shows: 'documents',
  logs: 'look',
})
