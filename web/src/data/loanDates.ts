import { LOAN_DATES, loanDatesReply } from '@hausblick/contract/loanDates.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Access, shows } from './access.ts'

/** Reads the dates of the customer's loans, past ones included; none for guests who may not read loans. */
export function loanDatesQuery(access: Access) {
  const { client, customerId } = access
  return queryOptions({
    queryKey: [LOAN_DATES, customerId],
    queryFn: customerId
      ? async ({ signal }) =>
          shows(access, 'loans')
            ? await client({
                path: LOAN_DATES,
                query: { customerId },
                reply: loanDatesReply,
                signal,
              })
            : []
      : skipToken,
  })
}
