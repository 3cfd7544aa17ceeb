import * as z from 'zod/mini'
import { activeContent } from '../documents.ts'
import { invoiceSummary } from '../invoice.ts'
import { defineCall } from './call.ts'
import { IDEMPOTENCY_KEY } from './documents.ts'
import { nothing, number } from './fields.ts'
import { suggestion } from './suggestion.ts'

/** For how many days a paper that was removed or filed is kept, and can be put back. */
export const PAPER_KEPT_DAYS = 30

/** A document, or a paper that waits longer, with the same bytes as one that waits, or the same invoice in other bytes. */
export const sameFile = z.object({
  /** The owner's, and their name; null and absent for papers. */
  customerId: z.nullable(z.string()),
  customerName: z.optional(z.string()),
  /** As in the document list; of papers, what they are called. */
  name: z.string(),
  downloadUrl: z.string(),
  isFiled: z.boolean(),
  /** Whether only supplier and number are the same; absent otherwise. */
  isSameNumber: z.optional(z.literal(true)),
})
export type SameFile = z.infer<typeof sameFile>

/** A PDF that waits in the inbox and belongs to no customer yet: a pile, a letter cut out of one, or an attachment of a mail. */
const paper = z.object({
  /** Identifies it; never reused. */
  paper: z.int().check(z.minimum(1)),
  /** Without an extension: that of its file, or what staff called the letter. */
  name: z.string(),
  /** The `fileUrl` for `previewpdf` and `downloadpdf`, as of a document; opens for staff only. */
  downloadUrl: z.string(),
  /** Bytes. */
  size: z.int().check(z.minimum(0)),
  /** Null if a password is needed to read it; it can then be filed, but not split. */
  pages: z.nullable(z.int()),
  /** Uploaded by staff or from the watched folder, or attached to a mail; letters have that of their pile. */
  source: z.enum(['pile', 'mail']),
  /** Whose mail it was attached to; null for what was uploaded. */
  sender: z.nullable(z.string()),
  /** What came with it: the uploader's remark, or a mail's subject; may be empty. */
  message: z.string(),
  /** Email address of the uploader; empty for mails and what the watched folder had. */
  uploadedBy: z.string(),
  /** ISO 8601; letters have that of their pile. */
  arrivedAt: z.string(),
  /** The split that it was cut by, with the other letters of its pile; null for what came as it is. */
  split: z.nullable(z.int()),
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
export type Paper = z.infer<typeof paper>

/** The papers that wait, longest waiting first, the letters of a pile in its order; part of the inbox (`readInboxCall`). */
export const papers = z.object({
  entries: z.array(paper),
  /** The number of waiting papers, regardless of the limit. */
  total: z.int(),
})

const paperParams = z.object({ paper: number })

export const readPaperCall = defineCall({
  method: 'GET',
  path: '/api/papers/:paper',
  summary: 'A paper that waits; for staff.',
  params: paperParams,
  reply: paper,
  logs: 'look',
})

export const uploadPaperCall = defineCall({
  method: 'POST',
  path: '/api/papers',
  summary:
    'Accepts a paper that belongs to no customer yet, as a form of docName, file and userMessage; for staff. Without a docName, it is called as its file. Errors are replied as text.',
  headers: z.looseObject({
    [IDEMPOTENCY_KEY]: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/))),
  }),
  form: true,
  reply: z.object({
    paper: z.int(),
    name: z.string(),
    /** As in the list of papers. */
    pages: z.nullable(z.int()),
  }),
  logs: 'paperUploaded',
})

const removedPaper = z.object({
  paper: z.int(),
  name: z.string(),
  pages: z.nullable(z.int()),
  /** ISO 8601. */
  removedAt: z.string(),
  /** Email address. */
  removedBy: z.string(),
  /** ISO 8601; when it is destroyed. */
  until: z.string(),
})

export const listRemovedPapersCall = defineCall({
  method: 'GET',
  path: '/api/removedPapers',
  summary:
    'Papers that staff have removed, latest first; for operators, and staff who may remove documents.',
  /** The limit defaults to 100 and is capped at 1,000. */
  query: z.object({ limit: z.optional(number) }),
  reply: z.object({
    entries: z.array(removedPaper),
    /** The number of removed papers, regardless of the limit. */
    total: z.int(),
  }),
  logs: 'look',
})

export const restorePaperCall = defineCall({
  method: 'POST',
  path: '/api/removedPapers/:paper',
  summary:
    'Makes a removed paper wait again; for operators, and staff who may remove documents. Repeating it changes nothing.',
  params: paperParams,
  reply: nothing,
  logs: 'paperRestored',
})
