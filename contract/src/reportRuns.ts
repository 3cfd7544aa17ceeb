import * as z from 'zod/mini'

/** The paths by which staff make and release yearly reports, apart from the others so that no other page loads them. */
export const reportRunPaths = {
  runs: '/api/reportRuns',
  run: '/api/reportRuns/:id',
  file: '/api/reportRuns/:id/file',
  release: '/api/reportRuns/:id/release',
} as const

/** What has become of a report, with the German name of each. */
export const reportStates = {
  waiting: 'wird erstellt',
  made: 'zur Freigabe bereit',
  releasing: 'wird freigegeben',
  released: 'freigegeben',
  empty: 'ohne Zahlen in diesem Jahr',
  failed: 'misslungen',
} as const
export type ReportState = keyof typeof reportStates

const reportState = z.enum(Object.keys(reportStates) as [ReportState, ...ReportState[]])

/** One time that staff had reports made. */
export const reportRun = z.object({
  id: z.string(),
  year: z.number(),
  /** Null if it was for all customers. */
  customerId: z.nullable(z.string()),
  /** ISO 8601. */
  startedAt: z.string(),
  /** The email address of the account that started it. */
  startedBy: z.string(),
  /** How many of its reports are in each state; none of a state that is not named. */
  counts: z.array(z.object({ state: reportState, count: z.number() })),
})
export type ReportRun = z.infer<typeof reportRun>

/** The newest runs, newest first. */
export const reportRunsReply = z.object({
  runs: z.array(reportRun),
  /** The newest year of which any portfolio has figures; absent if none has. */
  newestYear: z.optional(z.number()),
})

export const reportRunStarted = z.object({ id: z.string(), count: z.number() })

export const listedReport = z.object({
  customerId: z.string(),
  /** The owner's name; absent where it is unknown. */
  customerName: z.optional(z.string()),
  state: reportState,
  /** ISO 8601; null until it is released. */
  releasedAt: z.nullable(z.string()),
})
export type ListedReport = z.infer<typeof listedReport>

/** A run with a page of its reports, by customer. */
export const reportRunReply = z.object({
  run: reportRun,
  reports: z.array(listedReport),
  /** Continues the list after this customer; null on its last page. */
  next: z.nullable(z.string()),
})

/** How many reports a release concerns. */
export const reportsReleased = z.object({ count: z.number() })
