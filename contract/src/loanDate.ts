import * as z from 'zod/mini'

/** A date of a loan, past or to come. */
export const loanDate = z.object({
  kind: z.enum([
    'interestComparison',
    'fixedInterestEnd',
    'noticeAfterTenYears',
    'loanRepaid',
    'loanMaturity',
  ]),
  id: z.string(),
  /** The loan's name that people read. */
  label: z.string(),
  /** ISO 8601 with day, month or year precision. */
  date: z.string(),
})
export type LoanDate = z.infer<typeof loanDate>
