import { yearParameter } from '@hausblick/contract/addresses.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import type { Access } from '../../base/data/access.ts'
import type { AnyQuery } from '../../base/data/askFor.ts'
import { loanQueries } from '../../base/data/loan.ts'
import * as records from '../../base/data/queries.ts'
import { chooseYears, yearsQuery } from '../../base/data/years.ts'

/** Returns what the page needs first. */
export function scenarioQueries(access: Access): AnyQuery[] {
  return [
    yearsQuery(access),
    ...loanQueries(access),
    records.objectOverviewsQuery(access),
    records.unitOverviewsQuery(access),
  ]
}

/** Returns what it needs of the year shown, and of the one before, which completes it. */
export function yearsOfScenario(
  access: Access,
  years: readonly number[],
  search: string,
): AnyQuery[] {
  const shown = chooseYears(access, years, readSearch(yearParameter, search))
  return [shown.year, shown.yearBefore].flatMap((year) => {
    if (year === null) return []
    const ofYear = { ...access, years: { ...shown, year } }
    return [records.portfolioQuery, records.objectsQuery, records.unitsQuery].map((query) =>
      query(ofYear),
    )
  })
}
