import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { mailboxState } from './mailbox.ts'

/** Nothing is counted further than this, so that the overview stays fast; a count of it means at least as many. */
export const MOST_COUNTED = 10_000

const count = z.int()
/** ISO 8601. */
const time = z.string()

/** Customers whom something waits for, by name or, without one, by id; the first ones only. */
const names = z.array(z.string())

/** What waits for staff. Nothing waits where a count is 0. */
const waiting = z.object({
  /** Documents that await filing: since when, and of how many owners. */
  inbox: z.object({ count, oldestAt: z.nullable(time), owners: count }),
  /** Imports that wait for a decision of whoever looks after them; null for those who may not import. */
  imports: z.nullable(z.object({ count, newestId: z.nullable(z.string()) })),
  /** Unused invitations that lapse within three days; null for those who may not invite. */
  invitations: z.nullable(z.object({ count, firstExpiresAt: z.nullable(time), names })),
  /** Customers who ask for the deletion of their data. */
  deletionRequests: z.object({ count, names }),
  /** Yearly reports that are made and not released: of the newest run that has some. */
  reports: z.object({ count, year: z.nullable(z.int()) }),
})
export type Waiting = z.infer<typeof waiting>

/** The kinds of work that the service does by itself, in the order of its pages. */
export const workKinds = [
  ...(['texts', 'papers', 'scans'] as const),
  ...(['mails', 'notices', 'reminders', 'webhooks', 'imports', 'reports'] as const),
]
export type WorkKind = (typeof workKinds)[number]

const work = z.object({
  kind: z.enum(workKinds),
  waiting: count,
  /** Of these, pausing after a failure. */
  failedBefore: count,
  /** Since when the oldest waits, of those that are not pausing where there are any; null if none is due. */
  since: z.nullable(time),
  /** Whether that is too long for what is only read while the machine has nothing else to do. */
  isLate: z.boolean(),
  /** Not tried again: mails of the last two weeks, messages of the last 30 days, pages that cannot be read. */
  givenUp: count,
  /** Why the last of these failed, in the words of the other side; null where it gave no reason. */
  reason: z.nullable(z.string()),
})
export type Work = z.infer<typeof work>

/** How the service itself is. */
const serviceState = z.object({
  /** When the last whole backup began, null if never; whether that is longer ago than planned; whether a later one failed. */
  backup: z.object({ at: z.nullable(time), isOld: z.boolean(), hasFailed: z.boolean() }),
  /** Whether mails leave the service. */
  areMailsSent: z.boolean(),
  mailbox: mailboxState,
  folder: mailboxState,
  /** Bytes left on the disk of the service's own data, rounded down, and whether that is too little. */
  disk: z.object({ free: z.number(), isLow: z.boolean() }),
})
export type ServiceState = z.infer<typeof serviceState>

/** What a new operator does first, in this order. */
export const firstSteps = [
  'operator',
  'mail',
  'figures',
  'secondFactor',
  'invitation',
  'document',
  'backup',
] as const
export type FirstStep = (typeof firstSteps)[number]

/** What the page shows where staff begin. */
const overview = z.object({
  /** The day by the service's clock in Berlin, ISO 8601. */
  today: z.string(),
  /** When figures were last imported; null if never. */
  importedAt: z.nullable(time),
  /** Customers without the demo's. */
  customers: count,
  waiting,
  /** For staff only what is read. */
  work: z.array(work),
  /** For operators; null for staff. */
  state: z.nullable(serviceState),
  /** For operators: which steps are done; null for staff, and once all are. */
  steps: z.nullable(z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() }))),
})
export type Overview = z.infer<typeof overview>

export const readOverviewCall = defineCall({
  method: 'GET',
  path: '/api/overview',
  summary: 'What waits, how the service is, and what a new operator does first; for staff.',
  reply: overview,
  logs: 'look',
})
