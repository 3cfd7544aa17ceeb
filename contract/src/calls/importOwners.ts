import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { email } from './fields.ts'

/**
 * What became of an owner's invitation: there is none (`open`); its mail waits to be sent (`queued`), was taken by the mail
 * server (`sent`) or given up (`refused`); its page was asked for (`opened`); it made or found an account (`redeemed`), or ended
 * unused (`expired`). Those without an invitation, refused and expired ones can be invited.
 */
const ownerStates = ['open', 'queued', 'sent', 'refused', 'opened', 'redeemed', 'expired'] as const

/** A row of a list of owners: a customer with one address. Who has two is there twice. */
const importOwner = z.object({
  number: z.int(),
  customerId: z.string(),
  /** As the list has it. */
  name: z.nullable(z.string()),
  /** As the list has it, which may be no address; null if it has none. */
  email: z.nullable(z.string()),
  /** In German: why this row can invite nobody; null if it can. */
  fault: z.nullable(z.string()),
  /** Whether the customer exists; if not, inviting makes it. */
  isCustomer: z.boolean(),
  /**
   * The other customers of the address, by this list, by its account or by an open invitation. Inviting it then has to be
   * confirmed.
   */
  sharedWith: z.array(z.string()),
  state: z.enum(ownerStates),
  /** When that happened; null for `open`. */
  at: z.nullable(z.string()),
  /** Why the mail was refused, as the mail server says. */
  reason: z.nullable(z.string()),
})
export type ImportOwner = z.infer<typeof importOwner>

const runParams = z.object({ id: z.string() })

export const listImportOwnersCall = defineCall({
  method: 'GET',
  path: '/api/imports/:id/owners',
  summary: "The owners that an import's files list, with their invitations; for operators.",
  params: runParams,
  reply: z.object({
    owners: z.array(importOwner),
    /** The mail that they would get, with `…` in place of what differs. */
    mail: z.object({
      from: z.string(),
      subject: z.string(),
      text: z.string(),
      /** Whether it leaves the service, which without a mail server it does not. */
      isSent: z.boolean(),
    }),
  }),
  logs: 'look',
})

export const inviteImportOwnersCall = defineCall({
  method: 'POST',
  path: '/api/imports/:id/invitations',
  summary: 'Makes customers of owners, and invites them by mail; for operators.',
  params: runParams,
  body: z.object({
    /** Rows of the list. One without an address becomes a customer only. */
    owners: z.array(z.int()).check(z.minLength(1), z.maxLength(20_000)),
    /** Addresses of several customers that may be invited to all chosen ones. */
    shared: z.array(email).check(z.maxLength(20_000)),
  }),
  reply: z.object({
    /** How many customers were made. */
    customers: z.int(),
    /** How many mails were queued. Who was invited meanwhile gets none. */
    mails: z.int(),
  }),
  logs: ['customerCreated', 'invited'],
})
