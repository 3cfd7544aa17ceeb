import { LOAN_DATES, loanDatesReply } from '@hausblick/contract/loanDates.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Access } from './access.ts'

/** Reads the dates of the customer's loans, past ones included. */
export function loanDatesQuery({ client, customerId }: Access) {
  return queryOptions({
    queryKey: [LOAN_DATES, customerId],
    queryFn: customerId
      ? ({ signal }) =>
          client({ path: LOAN_DATES, query: { customerId }, reply: loanDatesReply, signal })
      : skipToken,
  })
}
