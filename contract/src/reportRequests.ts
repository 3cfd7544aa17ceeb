import * as z from 'zod/mini'
import { customerId } from './calls/fields.ts'
import { reportFormat } from './reports.ts'
import { FIRST_YEAR, LAST_YEAR } from './year.ts'

// The schemas of requests about reports, which only the service validates.

const year = z.pipe(
  z.string().check(z.regex(/^\d{4}$/)),
  z.pipe(z.transform(Number), z.number().check(z.minimum(FIRST_YEAR), z.maximum(LAST_YEAR))),
)

/** Query of a yearly report; without a customer id, of the caller's first customer. */
export const yearlyReportQuery = z.object({
  customerId: z.optional(customerId),
  year,
  format: z._default(reportFormat, 'pdf'),
})

/** Has the reports of a year made: of one customer, or of all. */
export const startReportRunBody = z.object({
  customerId: z.optional(customerId),
  year: z.number().check(z.int(), z.minimum(FIRST_YEAR), z.maximum(LAST_YEAR)),
})

export const reportRunParams = z.object({ id: z.string().check(z.maxLength(64)) })

/** Query of a run's reports: those after a customer. */
export const reportRunQuery = z.object({ after: z.optional(customerId) })

export const reportRunFileQuery = z.object({ customerId })

/** Releases the report of one customer, or all that are ready. */
export const releaseReportsBody = z.object({
  customerId: z.optional(customerId),
  /** Whether the customers are told by mail. */
  notifies: z.boolean(),
})
