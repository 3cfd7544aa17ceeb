import { useQuery } from '@tanstack/react-query'
import { useAccess } from '../../data/access.ts'
import { objectOverviewsQuery, propertyOverviewsQuery } from '../../data/queries.ts'
import { type StreetAndNumber, suggestStreets } from './suggestions.ts'

/**
 * Streets and house numbers to choose from: those of a customer's buildings and units, and what is in use beside them. Where
 * the addresses cannot be read, staff type them.
 *
 * @param customerId null where no customer, or one that is still to be made, is meant
 */
export function useStreets(customerId: string | null, used: Iterable<string>): string[] {
  const access = { ...useAccess(), customerId }
  const units = useQuery({ ...propertyOverviewsQuery(access), select: addressesOf }).data ?? []
  const objects = useQuery({ ...objectOverviewsQuery(access), select: addressesOf }).data ?? []
  return suggestStreets([...units, ...objects], used)
}

function addressesOf(rows: StreetAndNumber[]): StreetAndNumber[] {
  return rows.map(({ street, number }) => ({ street, number }))
}
