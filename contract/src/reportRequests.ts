import * as z from 'zod/mini'
import { REPORT_YEARS, reportFormat } from './reports.ts'
import { customerId } from './requests.ts'

// The schemas of requests about reports, which only the service validates.

const year = z.pipe(
  z.string().check(z.regex(/^\d{4}$/)),
  z.pipe(
    z.transform(Number),
    z.number().check(z.minimum(REPORT_YEARS.first), z.maximum(REPORT_YEARS.last)),
  ),
)

/** Query of a yearly report; without a customer id, of the caller's first customer. */
export const yearlyReportQuery = z.object({
  customerId: z.optional(customerId),
  year,
  format: z._default(reportFormat, 'pdf'),
})
