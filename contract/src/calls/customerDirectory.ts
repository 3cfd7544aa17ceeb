import * as z from 'zod/mini'
import { maxLengths } from '../maxLengths.ts'
import { defineCall } from './call.ts'
import { customerId, nothing } from './fields.ts'

/**
 * Who reaches a customer's figures: nobody, and nobody is invited (`none`); at least one account (`member`); otherwise what became
 * of the latest open invitation: its mail waits (`queued`), was taken by the mail server (`sent`) or given up (`refused`), it is a
 * link that somebody passes on (`link`), its page was asked for (`opened`), or it has lapsed (`expired`).
 */
export const customerAccess = z.enum([
  'none',
  'queued',
  'sent',
  'link',
  'refused',
  'opened',
  'expired',
  'member',
])
export type CustomerAccess = z.infer<typeof customerAccess>

const directoryEntry = z.object({
  id: z.string(),
  /** Null where it is unknown. */
  name: z.nullable(z.string()),
  /** The address of the first account, or that of the latest open invitation; empty if there is neither. */
  email: z.string(),
  units: z.int(),
  /** Cents; null without a valuation. */
  value: z.nullable(z.int()),
  /** When figures last changed, ISO 8601; null without figures. */
  importedAt: z.nullable(z.string()),
  /** The latest month with figures, `YYYY-MM`; null without. */
  figuresUntil: z.nullable(z.string()),
  /** Accounts that have this customer. */
  people: z.int(),
  /** Guests who may read something today. */
  guests: z.int(),
  /** The last day on which one of the accounts used the service, in UTC, ISO 8601; null if never, or with a hosted provider. */
  lastSeenOn: z.nullable(z.string()),
  access: customerAccess,
  /** When the latest open invitation lapses or has lapsed, ISO 8601; null without one. */
  expiresAt: z.nullable(z.string()),
  /** Documents in the inbox. */
  waiting: z.int(),
})
export type DirectoryEntry = z.infer<typeof directoryEntry>

/** What the list is sorted by; customers who are equal in it stand in the order of their names. */
export const directorySort = z.enum(['name', 'units', 'value', 'imported', 'seen', 'waiting'])
export type DirectorySort = z.infer<typeof directorySort>

/** Some of the customers: those with documents in the inbox, or those without figures. */
export const directoryOnly = z.enum(['waiting', 'withoutFigures'])
export type DirectoryOnly = z.infer<typeof directoryOnly>

export const listDirectoryCall = defineCall({
  method: 'GET',
  path: '/api/directory',
  summary: 'Lists customers with what is known of each, a page at a time; for staff.',
  query: z.object({
    /** Words of their ids, names and addresses. */
    search: z.optional(z.string().check(z.maxLength(maxLengths.search))),
    access: z.optional(customerAccess),
    only: z.optional(directoryOnly),
    /** Default: by name. */
    sort: z.optional(directorySort),
    /** Default: ascending. */
    direction: z.optional(z.enum(['ascending', 'descending'])),
    /** What `next` of the page before said. */
    cursor: z.optional(z.string()),
    /** Default: 50; at most 200. */
    limit: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number))),
  }),
  reply: z.object({
    customers: z.array(directoryEntry),
    /** On all pages. */
    total: z.int(),
    next: z.nullable(z.string()),
  }),
  logs: 'look',
})

export const readDirectoryEntryCall = defineCall({
  method: 'GET',
  path: '/api/directory/:customerId',
  summary: 'Says what is known of a customer; for staff.',
  params: z.object({ customerId }),
  reply: z.extend(directoryEntry, {
    createdAt: z.string(),
    objects: z.int(),
    loans: z.int(),
    documents: z.int(),
    /** When their deletion was asked for, ISO 8601; null if it was not. */
    deletionRequestedAt: z.nullable(z.string()),
    /** The imports that changed their figures, newest first, at most 20, as long as they can be undone. */
    imports: z.array(
      z.object({
        id: z.string(),
        appliedAt: z.string(),
        by: z.string(),
        added: z.int(),
        changed: z.int(),
        removed: z.int(),
        undone: z.boolean(),
      }),
    ),
  }),
  logs: 'look',
})

export const endCustomerCall = defineCall({
  method: 'POST',
  path: '/api/directory/:customerId/end',
  summary:
    'Ends all accounts, guests and invitations of a customer, whose figures stay; for operators.',
  params: z.object({ customerId }),
  reply: z.object({ accounts: z.int(), guests: z.int(), invitations: z.int() }),
  logs: ['accountEnded', 'guestEnded', 'invitationWithdrawn'],
})

export const viewAsOwnerCall = defineCall({
  method: 'POST',
  path: '/api/directory/:customerId/view',
  summary: 'Notes that somebody is about to see what the owner sees; for staff.',
  params: z.object({ customerId }),
  reply: nothing,
  logs: 'viewedAsOwner',
})
