import { readCreditTermsCall, readDataDayCall } from '@hausblick/contract/calls/records.ts'
import { type CreditTerms, readCreditTerms } from '@hausblick/figures/records/creditTerms.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Access, shows } from './access.ts'
import { ask } from './ask.ts'
import type { AnyQuery } from './askFor.ts'
import { ofCustomer } from './listOf.ts'
import { loansQuery, recordsQuery } from './queries.ts'

export const creditTermsQuery = recordsQuery(readCreditTermsCall, (records): CreditTerms[] =>
  records.map(readCreditTerms),
)

/** Reads the day on which the customer's data was last changed; null if unknown, and for guests who may not read loans. */
export function dataDayQuery(access: Access) {
  const input = ofCustomer(access)
  return queryOptions({
    queryKey: [readDataDayCall.path, input],
    queryFn:
      input === null
        ? skipToken
        : async ({ signal }) => {
            if (!shows(access, 'loans')) return null
            return (await ask(access.client, readDataDayCall, input, { signal })).day
          },
  })
}

/** Returns the reads that loans' debts and payments follow from. */
export function loanQueries(access: Access): AnyQuery[] {
  return [loansQuery(access), creditTermsQuery(access), dataDayQuery(access)]
}
