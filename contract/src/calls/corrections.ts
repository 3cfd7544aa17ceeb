import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { documentParams, number } from './fields.ts'

/** For how many days operators can restore a document that staff removed. */
export const REMOVED_KEPT_DAYS = 30

const MAX_SEEN_LENGTH = 1024

/** The file name under which the caller saw the document, so that nobody overwrites what another has changed since. */
export const seen = z.string().check(z.minLength(1), z.maxLength(MAX_SEEN_LENGTH))

const removedDocument = z.object({
  customerId: z.string(),
  number: z.int(),
  /** As it was in the document list. */
  name: z.string(),
  /** ISO 8601. */
  removedAt: z.string(),
  /** Email address. */
  removedBy: z.string(),
  /** ISO 8601; when it is destroyed. */
  until: z.string(),
})
export type RemovedDocument = z.infer<typeof removedDocument>

export const listRemovedDocumentsCall = defineCall({
  method: 'GET',
  path: '/api/removedDocuments',
  summary: 'Documents that staff have removed, latest first; for operators.',
  /** The limit defaults to 100 and is capped at 1,000. */
  query: z.object({ limit: z.optional(number) }),
  reply: z.object({
    entries: z.array(removedDocument),
    /** The number of removed documents, regardless of the limit. */
    total: z.int(),
  }),
  logs: 'look',
})

export const restoreDocumentCall = defineCall({
  method: 'POST',
  path: '/api/removedDocuments/:customerId/:number',
  summary: 'Gives a removed document back to its customer and returns its name; for operators.',
  params: documentParams,
  reply: z.object({ name: z.string() }),
  logs: 'documentRestored',
})
