import { isBlank } from '@hausblick/figures/records/portfolio.ts'
import { shows, useAccess } from '../../base/data/access.ts'
import {
  loansQuery,
  objectOverviewsQuery,
  objectsQuery,
  portfolioQuery,
  unitOverviewsQuery,
  unitsQuery,
} from '../../base/data/queries.ts'
import { useRead } from '../../base/data/useRead.ts'

/** Returns whether nothing at all is recorded of the customer; false until that is known, and for those who may not know. */
export function useHasNothing(): boolean {
  const mayKnow = shows(useAccess(), 'figures')
  const portfolio = useRead(portfolioQuery).data
  const lists = [
    useRead(objectsQuery).data,
    useRead(objectOverviewsQuery).data,
    useRead(unitsQuery).data,
    useRead(unitOverviewsQuery).data,
    useRead(loansQuery).data,
  ]
  return (
    mayKnow &&
    (portfolio === null || (portfolio !== undefined && isBlank(portfolio))) &&
    lists.every((list) => list?.length === 0)
  )
}
