import * as z from 'zod/mini'
import { maxLengths } from '../maxLengths.ts'
import { defineCall } from './call.ts'
import { customerId, email, nothing } from './fields.ts'

/** The most customers that one click invites. */
export const MAX_INVITED = 200

/**
 * What became of an invitation: a link that somebody passes on (`link`); its mail waits to be sent (`queued`), was taken by the
 * mail server (`sent`) or given up (`refused`); its page was asked for (`opened`); it made or found an account (`redeemed`), or
 * lapsed unused (`expired`).
 */
const invitationStates = [
  'link',
  'queued',
  'sent',
  'refused',
  'opened',
  'redeemed',
  'expired',
] as const

export const customerInvitation = z.object({
  /** Does not reveal the token of the link. */
  id: z.string(),
  /** The address that it was mailed to; null for a link that somebody passes on. */
  email: z.nullable(z.string()),
  state: z.enum(invitationStates),
  /** When that happened, ISO 8601. */
  at: z.string(),
  /** Why the mail server refused the mail, in its words; null if it did not or gave none. */
  reason: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type CustomerInvitation = z.infer<typeof customerInvitation>

export const listCustomerInvitationsCall = defineCall({
  method: 'GET',
  path: '/api/customers/:customerId/invitations',
  summary: "Lists a customer's invitations with what became of them; for who may invite.",
  params: z.object({ customerId }),
  /** Newest first; the redeemed ones too. */
  reply: z.object({ invitations: z.array(customerInvitation) }),
  logs: 'look',
})

/** A mail before it is known to whom: `fillInvitation` puts in what differs. */
const mailText = {
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.mailSubject)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.mailText)),
}

export const prepareInvitationsCall = defineCall({
  method: 'POST',
  path: '/api/invitations/preparation',
  summary: 'Says whom customers could be invited as, and by which mail; for who may invite.',
  body: z.object({
    customerIds: z.array(customerId).check(z.minLength(1), z.maxLength(MAX_INVITED)),
  }),
  reply: z.object({
    customers: z.array(
      z.object({
        customerId: z.string(),
        name: z.nullable(z.string()),
        /** Addresses to propose: of the last invitations and of lists of owners that were imported; may be empty. */
        emails: z.array(z.string()),
        /** Addresses that have an account with this customer already. */
        members: z.array(z.string()),
      }),
    ),
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

export const inviteByMailCall = defineCall({
  method: 'POST',
  path: '/api/invitations/mails',
  summary: 'Invites customers by mail; for who may invite.',
  body: z.object({
    invitations: z
      .array(z.object({ customerId, email }))
      .check(z.minLength(1), z.maxLength(MAX_INVITED)),
    /** Addresses of several customers that may be invited to all of them. */
    shared: z.array(email).check(z.maxLength(MAX_INVITED)),
    ...mailText,
  }),
  reply: z.object({
    /** How many mails were queued. */
    mails: z.int(),
    /** Who was not invited, and why, in German: is a member already, or was invited meanwhile. */
    skipped: z.array(z.object({ customerId: z.string(), email: z.string(), reason: z.string() })),
    /** Addresses of several customers that `shared` does not name, with all of them. If there are any, nobody was invited. */
    unconfirmed: z.array(z.object({ email: z.string(), customerIds: z.array(z.string()) })),
  }),
  logs: 'invited',
})

export const mailInvitationAgainCall = defineCall({
  method: 'POST',
  path: '/api/invitations/:id/mail',
  summary: 'Replaces a mailed invitation by a new one to the same address; for who may invite.',
  params: z.object({ id: z.string() }),
  reply: nothing,
  logs: 'invitationRenewed',
})
