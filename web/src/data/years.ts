import { readValuationsCall, readYearsCall } from '@hausblick/contract/calls/records.ts'
import { DATA_YEAR } from '@hausblick/contract/year.ts'
import type { Access, ShownYears } from './access.ts'
import { listOf, ofCustomer } from './listOf.ts'

/** The years with figures of a customer, ascending; none for guests who may not read figures. */
export function yearsQuery(access: Access) {
  return listOf(access, readYearsCall, ofCustomer(access))
}

/** What has been valued, by date; nothing for guests who may not read figures. */
export function valuationsQuery(access: Access) {
  return listOf(access, readValuationsCall, ofCustomer(access))
}

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
