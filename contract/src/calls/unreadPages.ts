import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { nothing, number } from './fields.ts'

/**
 * Why scanned pages are not read: their picture cannot be decoded; the file needs a password; they are hardly legible, so that
 * only some words are found; reading took too long or too much memory; the same, but it will be tried again; the file could
 * not be fetched; they are beyond as many pages as are read of a file.
 */
const reason = z.enum(['encoding', 'locked', 'illegible', 'limits', 'later', 'missing', 'beyond'])
export type UnreadReason = z.infer<typeof reason>

/** A file with scanned pages that are not read: of a document, or of a paper that waits. */
const unreadFile = z.object({
  /** Null for a paper, which is no customer's yet. */
  customerId: z.nullable(z.string()),
  /** The owner's name; absent where it is unknown. */
  customerName: z.optional(z.string()),
  /** The number of the document or paper. */
  number: z.int(),
  /** As in the document list, or in that of papers. */
  name: z.string(),
  downloadUrl: z.string(),
  /** How many further documents have the same file. */
  others: z.int(),
  /** The pages, from 1 and in order, by why they are not read. */
  unread: z.array(z.object({ reason, pages: z.array(z.int()) })),
})
export type UnreadFile = z.infer<typeof unreadFile>

export const listUnreadPagesCall = defineCall({
  method: 'GET',
  path: '/api/unreadPages',
  summary:
    'Documents and waiting papers with scanned pages that could not be read, and why, newest first; for staff.',
  /** The limit defaults to 100 and is capped at 1,000. */
  query: z.object({ limit: z.optional(number) }),
  reply: z.object({
    entries: z.array(unreadFile),
    /** The number of files, regardless of the limit. */
    total: z.int(),
  }),
  logs: 'look',
})

export const readAgainCall = defineCall({
  method: 'POST',
  path: '/api/unreadPages/again',
  summary: 'Has the unread pages of a document, or of a paper that waits, read again; for staff.',
  body: z.object({ file: z.pick(unreadFile, { customerId: true, number: true }) }),
  reply: nothing,
  logs: 'nothing',
})
