import { configReply, paths } from '@hausblick/contract/calls.ts'
import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { type RecordOf, recordSchema } from '@hausblick/contract/rows/decode.ts'
import type { Fields } from '@hausblick/contract/rows/fields.ts'
import { objectFields } from '@hausblick/contract/rows/object.ts'
import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { propertyFields } from '@hausblick/contract/rows/property.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { DATA_YEAR } from '@hausblick/contract/year.ts'
import { uniqueLoans } from '@hausblick/figures/loans.ts'
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
import { queryOptions, skipToken } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { backendUrl } from '../config.ts'
import { type Access, shows } from './access.ts'
import { createAnonymousClient } from './client.ts'

/** For calls that need no sign-in. */
export const publicClient = createAnonymousClient(backendUrl)

/** Reads the run-time configuration. Never goes stale. */
export const configQuery = queryOptions({
  queryKey: [paths.config],
  queryFn: ({ signal }) => publicClient({ path: paths.config, reply: configReply, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  // The loaders of pages ask for it before.
  retryOnMount: false,
})

/** Null if nothing is recorded for the customer yet. */
export const portfolioQuery = yearlyQuery(
  paths.portfolios,
  portfolioFields,
  (records): Portfolio | null => {
    const [record] = records
    return record ? readPortfolio(record) : null
  },
)

export const objectsQuery = yearlyQuery(paths.objects, objectFields, (records): ObjectFigures[] =>
  records.map(readObject),
)

export const objectOverviewsQuery = recordsQuery(
  paths.objectOverviews,
  objectOverviewFields,
  (records): ObjectOverview[] => records.map(readObjectOverview),
)

export const unitsQuery = yearlyQuery(paths.properties, propertyFields, (records): UnitFigures[] =>
  records.map(readUnit),
)

export const unitOverviewsQuery = recordsQuery(
  paths.propertyOverviews,
  propertyOverviewFields,
  (records): UnitOverview[] => records.map(readUnitOverview),
)

export const loansQuery = recordsQuery(paths.credits, creditFields, (records): Loan[] =>
  uniqueLoans(records.map(readLoan)),
)

/**
 * Returns a factory for the query of one data read. Rows are decoded on arrival, the cache holds the records, and `read` maps
 * them for the components. Disabled while the customer is unknown. For guests, what they may not read is as if there were none.
 */
export function recordsQuery<F extends Fields, Read>(
  path: string,
  fields: F,
  read: (records: RecordOf<F>[]) => Read,
) {
  const query = yearlyQuery(path, fields, read)
  return ({ years: _, ...access }: Access) => query(access)
}

/** Like `recordsQuery`, for records with monthly figures, of the year that is shown. Disabled while that is unknown. */
function yearlyQuery<F extends Fields, Read>(
  path: string,
  fields: F,
  read: (records: RecordOf<F>[]) => Read,
) {
  const isOfLoans = path === paths.credits || path === paths.creditTerms
  const isShown = (access: Access) => shows(access, isOfLoans ? 'loans' : 'figures')
  return (access: Access) => {
    const { client, customerId, years } = access
    const year = years === undefined ? DATA_YEAR : years?.year
    // Without a year, replies are of the data year.
    const named = year === DATA_YEAR ? {} : { year: String(year) }
    return queryOptions({
      queryKey: [path, customerId, ...Object.values(named)],
      queryFn:
        customerId && year
          ? async ({ signal }) =>
              isShown(access)
                ? await client({
                    path,
                    reply: z.array(recordSchema(fields, year)),
                    query: { customerId, ...named },
                    signal,
                  })
                : []
          : skipToken,
      select: read,
    })
  }
}
