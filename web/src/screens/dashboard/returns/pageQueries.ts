import { dashboardViewParameter, yearParameter } from '@hausblick/contract/addresses.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import type { Access } from '../../../base/data/access.ts'
import type { AnyQuery } from '../../../base/data/askFor.ts'
import { consumerPricesQuery } from '../../../base/data/consumerPrices.ts'
import { loanQueries } from '../../../base/data/loan.ts'
import * as records from '../../../base/data/queries.ts'
import { chooseYears, valuationsQuery, yearsQuery } from '../../../base/data/years.ts'

/** Returns the queries of the page of returns that need not know the years. */
export function returnsQueries(access: Access): AnyQuery[] {
  return [
    yearsQuery(access),
    valuationsQuery(access),
    consumerPricesQuery(access),
    ...loanQueries(access),
    records.objectOverviewsQuery(access),
    records.unitOverviewsQuery(access),
  ]
}

/** Returns those of the figures: of all years for what is shown, and of the year shown for the rest. */
export function yearsOfReturns(
  access: Access,
  years: readonly number[],
  search: string,
): AnyQuery[] {
  const shown = chooseYears(access, years, readSearch(yearParameter, search))
  const of = (year: number) => ({ ...access, years: { ...shown, year } })
  const view = readSearch(dashboardViewParameter, search)
  const query = {
    portfolio: records.portfolioQuery,
    object: records.objectsQuery,
    unit: records.unitsQuery,
  }[view]
  const both = [records.objectsQuery, records.unitsQuery]
  return [
    ...[...new Set([...years, shown.year])].map((year) => query(of(year))),
    ...both.map((one) => one(of(shown.year))),
  ]
}
