import {
  type RecordCall,
  readKindAmountsCall,
  readLoansCall,
  readObjectOverviewsCall,
  readObjectsCall,
  readPortfoliosCall,
  readUnitOverviewsCall,
  readUnitsCall,
} from '@hausblick/contract/calls/records.ts'
import { readConfigCall } from '@hausblick/contract/calls/site.ts'
import { uniqueLoans } from '@hausblick/figures/loans.ts'
import { type KindAmounts, readKindAmounts } from '@hausblick/figures/records/amountsByKind.ts'
import { type Loan, readLoan } from '@hausblick/figures/records/loan.ts'
import {
  type ObjectFigures,
  type ObjectOverview,
  readObject,
  readObjectOverview,
} from '@hausblick/figures/records/object.ts'
import { type Portfolio, readPortfolio } from '@hausblick/figures/records/portfolio.ts'
import {
  readUnit,
  readUnitOverview,
  type UnitFigures,
  type UnitOverview,
} from '@hausblick/figures/records/unit.ts'
import { queryOptions } from '@tanstack/react-query'
import { backendUrl } from '../../config.ts'
import { type Access, defaultYears, type ShownYears } from './access.ts'
import { queryOf } from './ask.ts'
import { createAnonymousClient } from './client.ts'
import { listOf } from './listOf.ts'

/** For calls that need no sign-in. */
export const publicClient = createAnonymousClient(backendUrl)

/** Reads the run-time configuration. Never goes stale. */
export const configQuery = queryOptions({
  ...queryOf(publicClient, readConfigCall, {}),
  staleTime: Number.POSITIVE_INFINITY,
  // The loaders of pages ask for it before.
  retryOnMount: false,
})

/** Null if nothing is recorded for the customer yet. */
export const portfolioQuery = yearlyQuery(readPortfoliosCall, ([record]): Portfolio | null =>
  record ? readPortfolio(record) : null,
)

export const objectsQuery = yearlyQuery(readObjectsCall, (records): ObjectFigures[] =>
  records.map(readObject),
)

export const objectOverviewsQuery = recordsQuery(
  readObjectOverviewsCall,
  (records): ObjectOverview[] => records.map(readObjectOverview),
)

export const unitsQuery = yearlyQuery(readUnitsCall, (records): UnitFigures[] =>
  records.map(readUnit),
)

export const unitOverviewsQuery = recordsQuery(readUnitOverviewsCall, (records): UnitOverview[] =>
  records.map(readUnitOverview),
)

export const kindAmountsQuery = yearlyQuery(readKindAmountsCall, (records): KindAmounts[] =>
  records.map(readKindAmounts),
)

export const loansQuery = recordsQuery(readLoansCall, (records): Loan[] =>
  uniqueLoans(records.map(readLoan)),
)

/** Returns a factory for the query of one data read: the cache holds the records, and `read` maps them for the components. */
export function recordsQuery<R, Read>(call: RecordCall<R>, read: (records: R[]) => Read) {
  const query = yearlyQuery(call, read)
  return ({ years: _, ...access }: Access) => query(access)
}

/** Like `recordsQuery`, for records with monthly figures, of the year that is shown. Disabled while that is unknown. */
function yearlyQuery<R, Read>(call: RecordCall<R>, read: (records: R[]) => Read) {
  return (access: Access) => {
    const { customerId, years = defaultYears } = access
    const input = customerId && years ? { query: { customerId, ...nameYear(years) } } : null
    return { ...listOf(access, call, input), select: read }
  }
}

/** Names the year to ask for. The default is left out as long as it is the latest: then also rows without months are replied. */
function nameYear({ year, latestYear }: ShownYears): { year?: string } {
  const isDefault = year === defaultYears.year && latestYear === defaultYears.latestYear
  return isDefault ? {} : { year: String(year) }
}
