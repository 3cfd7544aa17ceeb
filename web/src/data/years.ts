import { paths } from '@hausblick/contract/calls.ts'
import { DATA_YEAR } from '@hausblick/contract/year.ts'
import { valuationsReply, yearsReply } from '@hausblick/contract/years.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type Access, type ShownYears, shows } from './access.ts'

/** The years with figures of a customer, ascending. */
export const yearsQuery = historyQuery(paths.years, yearsReply)

/** What has been valued, by date. */
export const valuationsQuery = historyQuery(paths.valuations, valuationsReply)

/** Returns the latest of the ascending years with figures, or the data year if there is none, compared with none. */
function latestOf(years: readonly number[]): ShownYears {
  const year = years.at(-1) ?? DATA_YEAR
  return { year, yearBefore: null, latestYear: year }
}

/**
 * Chooses the year in the address if it is one of the ascending `years` that have figures; else the latest one, or the data year
 * if there is none.
 */
export function chooseYears(years: readonly number[], chosen: string | null): ShownYears {
  const { year: latestYear } = latestOf(years)
  const year = years.find((known) => String(known) === chosen) ?? latestYear
  return { year, yearBefore: years.includes(year - 1) ? year - 1 : null, latestYear }
}

/**
 * Returns a factory for the query of a customer's history. Disabled while the customer is unknown; empty for guests who may not
 * read figures.
 */
function historyQuery<Row extends z.ZodMiniType>(path: string, reply: z.ZodMiniArray<Row>) {
  return (access: Access) => {
    const { client, customerId } = access
    return queryOptions({
      queryKey: [path, customerId],
      queryFn: customerId
        ? async ({ signal }) =>
            shows(access, 'figures')
              ? await client({ path, reply, query: { customerId }, signal })
              : []
        : skipToken,
    })
  }
}
