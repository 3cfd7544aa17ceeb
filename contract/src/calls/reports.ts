import * as z from 'zod/mini'
import { FIRST_YEAR, LAST_YEAR } from '../year.ts'
import { defineCall } from './call.ts'
import { customerId } from './fields.ts'

export const reportFormat = z.enum(['pdf', 'xlsx', 'csv'])
export type ReportFormat = z.infer<typeof reportFormat>

/** The formats by what a reader does with them, and the media type of each; CSV is a ZIP of one file a table. */
export const reportFormats = {
  pdf: { label: 'PDF zum Lesen und Drucken', type: 'application/pdf', extension: 'pdf' },
  xlsx: {
    label: 'Excel-Tabelle (XLSX)',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
  },
  csv: { label: 'CSV-Tabellen (ZIP)', type: 'application/zip', extension: 'zip' },
} as const satisfies Readonly<Record<ReportFormat, object>>

const { pdf, xlsx, csv } = reportFormats
const fileTypes = [pdf.type, xlsx.type, csv.type] as const

/** The name of a report's file: `Jahresübersicht 2025.pdf`. */
export function reportFileName(year: number, format: ReportFormat): string {
  return `Jahresübersicht ${year}.${reportFormats[format].extension}`
}

/** The name of the ZIP with what an adviser gets of a year. */
export function yearFilesName(year: number): string {
  return `Unterlagen für das Steuerjahr ${year}.zip`
}

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
const reportRun = z.object({
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

const listedReport = z.object({
  customerId: z.string(),
  /** The owner's name; absent where it is unknown. */
  customerName: z.optional(z.string()),
  state: reportState,
  /** ISO 8601; null until it is released. */
  releasedAt: z.nullable(z.string()),
})
export type ListedReport = z.infer<typeof listedReport>

const year = z.number().check(z.minimum(FIRST_YEAR), z.maximum(LAST_YEAR))
const queriedYear = z.pipe(z.string().check(z.regex(/^\d{4}$/)), z.pipe(z.transform(Number), year))
const runParams = z.object({ id: z.string().check(z.maxLength(64)) })

export const sendYearlyReportCall = defineCall({
  method: 'GET',
  path: '/api/yearlyReport',
  summary: 'The report of a customer and a year: as PDF, as a workbook, or as a ZIP of CSV tables.',
  /** Without a customer id, of the caller's first customer. */
  query: z.object({
    customerId: z.optional(customerId),
    year: queriedYear,
    format: z._default(reportFormat, 'pdf'),
  }),
  file: fileTypes,
  logs: 'look',
})

export const sendYearFilesCall = defineCall({
  method: 'GET',
  path: '/api/yearFiles',
  summary:
    'A ZIP of the report of a customer and a year, its tables, and the documents of that year.',
  query: z.object({ customerId, year: queriedYear }),
  file: [csv.type],
  logs: 'exported',
})

export const startReportRunCall = defineCall({
  method: 'POST',
  path: '/api/reportRuns',
  summary: 'Has yearly reports made in the background, of one customer or of all; for staff.',
  body: z.object({
    customerId: z.optional(customerId),
    year: year.check(z.int()),
  }),
  reply: z.object({ id: z.string(), count: z.number() }),
  logs: 'reportsMade',
})

export const listReportRunsCall = defineCall({
  method: 'GET',
  path: '/api/reportRuns',
  summary: 'Lists the newest runs of yearly reports; for staff.',
  reply: z.object({
    /** Newest first. */
    runs: z.array(reportRun),
    /** The newest year of which any portfolio has figures; absent if none has. */
    newestYear: z.optional(z.number()),
  }),
  logs: 'nothing',
})

export const readReportRunCall = defineCall({
  method: 'GET',
  path: '/api/reportRuns/:id',
  summary: 'Lists the reports of a run by customer, a page at a time; for staff.',
  params: runParams,
  /** Lists the reports after a customer's. */
  query: z.object({ after: z.optional(customerId) }),
  reply: z.object({
    run: reportRun,
    reports: z.array(listedReport),
    /** Continues the list after this customer; null on its last page. */
    next: z.nullable(z.string()),
  }),
  logs: 'nothing',
})

export const sendReportDraftCall = defineCall({
  method: 'GET',
  path: '/api/reportRuns/:id/file',
  summary: 'A report that is not yet released, as PDF; for staff.',
  params: runParams,
  query: z.object({ customerId }),
  file: fileTypes,
  logs: 'look',
})

export const releaseReportsCall = defineCall({
  method: 'POST',
  path: '/api/reportRuns/:id/release',
  summary: 'Releases the reports of a run in the background, of one customer or all; for staff.',
  params: runParams,
  /** Releases the report of one customer, or all that are ready. */
  body: z.object({
    customerId: z.optional(customerId),
    /** Whether the customers are told by mail. */
    notifies: z.boolean(),
  }),
  /** How many reports it concerns. */
  reply: z.object({ count: z.number() }),
  // Each report leaves its line once it is released.
  logs: 'nothing',
})
