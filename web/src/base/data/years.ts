import { yearParameter } from '@hausblick/contract/addresses.ts'
import { readValuationsCall, readYearsCall } from '@hausblick/contract/calls/records.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type Access, defaultYears, type ShownYears } from './access.ts'
import { listOf, ofCustomer } from './listOf.ts'

/** The years with figures of a customer, ascending; none for guests who may not read figures. */
export function yearsQuery(access: Access) {
  return listOf(access, readYearsCall, ofCustomer(access))
}

/** What has been valued, by date; nothing for guests who may not read figures. */
export function valuationsQuery(access: Access) {
  return listOf(access, readValuationsCall, ofCustomer(access))
}

/**
 * Chooses the year in the address if it is one of the ascending `years` that have figures; else the latest one, or the default if
 * there is none.
 */
export function chooseYears(
  { guest }: Pick<Access, 'guest'>,
  years: readonly number[],
  chosen: string | null,
): ShownYears {
  const latest = years.at(-1)
  const year = years.find((known) => String(known) === chosen) ?? latest ?? defaultYears.year
  return {
    year,
    isChosen: String(year) === chosen || Boolean(guest?.years),
    yearBefore: years.includes(year - 1) ? year - 1 : null,
    latestYear: guest?.years ? null : (latest ?? defaultYears.latestYear),
  }
}

/** Returns the years that a page shows, chosen from those read before; null if they have not been read. */
export function findYears(access: Access, queries: QueryClient, search: string): ShownYears | null {
  const years = queries.getQueryData(yearsQuery(access).queryKey)
  return years ? chooseYears(access, years, readSearch(yearParameter, search)) : null
}
