import * as z from 'zod/mini'

// Apart from the schedules they follow from, so that the dashboard loads none of these.

/** The path of the dates of a customer's loans. */
export const LOAN_DATES = '/api/loanDates'

/** Dates of loans, past ones included: each with its loan, under the name that people read. */
export const loanDatesReply = z.array(
  z.object({
    kind: z.enum([
      'interestComparison',
      'fixedInterestEnd',
      'noticeAfterTenYears',
      'loanRepaid',
      'loanMaturity',
    ]),
    id: z.string(),
    label: z.string(),
    /** ISO 8601 with day, month or year precision. */
    date: z.string(),
  }),
)
export type LoanDate = z.infer<typeof loanDatesReply>[number]
