import { configReply, paths } from '@hausblick/contract/calls.ts'
import { creditRow } from '@hausblick/contract/rows/credit.ts'
import { objectRow } from '@hausblick/contract/rows/object.ts'
import { objectOverviewRow } from '@hausblick/contract/rows/objectOverview.ts'
import { portfolioRow } from '@hausblick/contract/rows/portfolio.ts'
import { propertyRow } from '@hausblick/contract/rows/property.ts'
import { propertyOverviewRow } from '@hausblick/contract/rows/propertyOverview.ts'
import { uniqueLoans } from '@hausblick/figures/loans.ts'
import { type Loan, readLoan } from '@hausblick/figures/records/credit.ts'
import {
  type ObjectFigures,
  type ObjectOverview,
  readObject,
  readObjectOverview,
} from '@hausblick/figures/records/object.ts'
import { type Portfolio, readPortfolio } from '@hausblick/figures/records/portfolio.ts'
import {
  type PropertyFigures,
  type PropertyOverview,
  readProperty,
  readPropertyOverview,
} from '@hausblick/figures/records/property.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { backendUrl } from '../config.ts'
import type { Access } from './access.ts'
import { anonymousClient } from './client.ts'

/** For what everyone may ask. */
export const publicClient = anonymousClient(backendUrl)

/** What the web needs to know at run time; it stays the same as long as the page is open. */
export const configQuery = queryOptions({
  queryKey: [paths.config],
  queryFn: ({ signal }) => publicClient({ path: paths.config, reply: configReply, signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Null where nothing is recorded for the customer yet. */
export const portfolioQuery = recordsQuery(
  paths.portfolios,
  portfolioRow,
  (rows): Portfolio | null => {
    const [row] = rows
    return row ? readPortfolio(row) : null
  },
)

export const objectsQuery = recordsQuery(paths.objects, objectRow, (rows): ObjectFigures[] =>
  rows.map(readObject),
)

export const objectOverviewsQuery = recordsQuery(
  paths.objectOverviews,
  objectOverviewRow,
  (rows): ObjectOverview[] => rows.map(readObjectOverview),
)

export const propertiesQuery = recordsQuery(
  paths.properties,
  propertyRow,
  (rows): PropertyFigures[] => rows.map(readProperty),
)

export const propertyOverviewsQuery = recordsQuery(
  paths.propertyOverviews,
  propertyOverviewRow,
  (rows): PropertyOverview[] => rows.map(readPropertyOverview),
)

export const loansQuery = recordsQuery(paths.credits, creditRow, (rows): Loan[] =>
  uniqueLoans(rows.map(readLoan)),
)

/**
 * The query of one of the data reads: rows stay in the cache as they came, components get what `read` makes of them.
 * As long as the customer is not known, nothing is asked for.
 */
export function recordsQuery<Row extends z.ZodMiniType, Records>(
  path: string,
  row: Row,
  read: (rows: z.output<Row>[]) => Records,
) {
  const reply = z.array(row)
  return ({ client, customerId }: Access) =>
    queryOptions({
      queryKey: [path, customerId],
      queryFn: customerId
        ? ({ signal }) => client({ path, reply, query: { customerId }, signal })
        : skipToken,
      select: read,
    })
}
