import { paths } from '@hausblick/contract/calls.ts'
import { dataDayReply, loanPaths } from '@hausblick/contract/loans.ts'
import { creditTermsFields } from '@hausblick/contract/rows/creditTerms.ts'
import { type CreditTerms, readCreditTerms } from '@hausblick/figures/records/creditTerms.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Access, shows } from './access.ts'
import type { AnyQuery } from './askFor.ts'
import { loansQuery, recordsQuery } from './queries.ts'

export const creditTermsQuery = recordsQuery(
  paths.creditTerms,
  creditTermsFields,
  (records): CreditTerms[] => records.map(readCreditTerms),
)

/** Reads the day on which the customer's data was last changed; null if unknown, and for guests who may not read loans. */
export function dataDayQuery(access: Access) {
  const { client, customerId } = access
  return queryOptions({
    queryKey: [loanPaths.dataDay, customerId],
    queryFn: customerId
      ? async ({ signal }) => {
          if (!shows(access, 'loans')) return null
          const call = {
            path: loanPaths.dataDay,
            query: { customerId },
            reply: dataDayReply,
            signal,
          }
          return (await client(call)).day
        }
      : skipToken,
  })
}

/** Returns the reads that loans' debts and payments follow from. */
export function loanQueries(access: Access): AnyQuery[] {
  return [loansQuery(access), creditTermsQuery(access), dataDayQuery(access)]
}
