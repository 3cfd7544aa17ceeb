import type { Debt } from '@hausblick/figures/debt.ts'
import { type MonthNews, monthNews } from '@hausblick/figures/month/monthNews.ts'
import { joinLetUnits } from '@hausblick/figures/month/receivedRents.ts'
import { useYears } from '../../../base/data/access.ts'
import { unitDetailsQuery } from '../../../base/data/details.ts'
import { dataDayQuery } from '../../../base/data/loan.ts'
import { objectsQuery, portfolioQuery, unitsQuery } from '../../../base/data/queries.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { useYearBefore } from '../../../base/data/useYearBefore.ts'
import { useToday } from '../../../base/ui/useToday.ts'

/**
 * Returns what the newest month has brought; null in earlier years, and undefined while that is loading or where it cannot be read.
 *
 * @param debt null if it is unknown, undefined while loading
 */
export function useMonthNews(debt: Debt | null | undefined): MonthNews | null | undefined {
  const today = useToday()
  const { year, latestYear } = useYears()
  const portfolio = useRead(portfolioQuery).data
  const objects = useRead(objectsQuery).data
  const units = useRead(unitsQuery).data
  const before = useYearBefore(unitsQuery).data
  const details = useRead(unitDetailsQuery).data
  const importedOn = useRead(dataDayQuery).data
  if (year !== latestYear) return null
  if (portfolio === undefined || !objects || !units || before === undefined || !details)
    return undefined
  if (debt === undefined || importedOn === undefined) return undefined
  return monthNews({
    year,
    portfolio: portfolio?.cashFlow ?? null,
    objects: objects.map(({ cashFlow }) => cashFlow),
    units: joinLetUnits(details, units, before),
    debt,
    importedOn: importedOn ?? today,
  })
}
