import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { nothing } from './fields.ts'

/** A mail of which something was refused, or a file of the watched folder that was, until staff have seen it. */
const refusedMail = z.object({
  id: z.string(),
  /** That it is a file, whose name is the subject; absent for mails. */
  isFile: z.optional(z.literal(true)),
  /** ISO 8601; when its server received it. */
  arrivedAt: z.string(),
  /** The address that it names as its sender; null where it names none or several. */
  sender: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  /** How many of its attachments were taken all the same. */
  taken: z.int(),
  /** What was refused: an attachment by its name, or the mail as a whole; each with a German sentence that says why. */
  refusals: z.array(z.object({ name: z.nullable(z.string()), reason: z.string() })),
})
export type RefusedMail = z.infer<typeof refusedMail>

/** How the mailbox, or the watched folder, is, which the service looks into; null where the settings name none. */
export const mailboxState = z.nullable(
  z.object({
    /** The last look that has seen everything, ISO 8601; null before the first. */
    lookedAt: z.nullable(z.string()),
    /** Since when it, or something in it, cannot be read, and why, in the words of its server; null while it can. */
    failure: z.nullable(z.object({ since: z.string(), reason: z.string() })),
    /** Mails that were seen and whose attachments are not taken yet. */
    waiting: z.int(),
    /** Mails of which something was refused, until they are dismissed. */
    refused: z.int(),
  }),
)
export type MailboxState = z.infer<typeof mailboxState>

export const readMailboxCall = defineCall({
  method: 'GET',
  path: '/api/mailbox',
  summary:
    'How the mailbox and the watched folder are, and what was refused of mails and files, newest first; for staff.',
  reply: z.object({ state: mailboxState, folder: mailboxState, mails: z.array(refusedMail) }),
  logs: 'look',
})

/** How many mails are dismissed at once. */
const MAX_DISMISSED = 100

export const dismissRefusedMailsCall = defineCall({
  method: 'POST',
  path: '/api/mailbox/dismissals',
  summary:
    'Says that staff have seen what of some mails or files was refused; they are shown no more.',
  body: z.object({
    ids: z
      .array(z.string().check(z.maxLength(64)))
      .check(z.minLength(1), z.maxLength(MAX_DISMISSED)),
  }),
  reply: nothing,
  logs: 'nothing',
})
