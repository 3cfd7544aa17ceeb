import { optionalParameter } from '@hausblick/contract/searchParameters.ts'
import type { ShownYears } from '../../data/access.ts'
import { latestOf } from '../../data/years.ts'

/** The year whose figures are shown; null for the latest one. */
export const yearParameter = optionalParameter('jahr', /^\d{4}$/)

/**
 * Chooses the year in the address if it is one of the ascending `years` that have figures; else the latest one, or the data year
 * if there is none.
 */
export function chooseYears(years: readonly number[], chosen: string | null): ShownYears {
  const { year: latestYear } = latestOf(years)
  const year = years.find((known) => String(known) === chosen) ?? latestYear
  return { year, yearBefore: years.includes(year - 1) ? year - 1 : null, latestYear }
}
