import type { DocumentName } from '@hausblick/contract/encoding/fileName.ts'
import { type Address, readAddress } from '@hausblick/figures/records/address.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccess } from '../../data/access.ts'
import { objectOverviewsQuery, unitOverviewsQuery } from '../../data/queries.ts'
import { suggestStreets, suggestTypes } from './suggestions.ts'

export interface Suggestions {
  /** Streets and house numbers. */
  readonly streets: readonly string[]
  readonly types: readonly string[]
}

const nothing: readonly never[] = []

/**
 * What staff choose from for a document of a customer: the addresses of the customer's buildings and units, and what is in use.
 * Where the addresses cannot be read, staff type them.
 *
 * @param customerId null where no customer, or one that is still to be made, is meant
 * @param known what the names of documents say, of that customer at least
 */
export function useSuggestions(
  customerId: string | null,
  known: readonly DocumentName[],
): Suggestions {
  const access = { ...useAccess(), customerId }
  const units = useQuery({ ...unitOverviewsQuery(access), select: addressesOf }).data ?? nothing
  const objects = useQuery({ ...objectOverviewsQuery(access), select: addressesOf }).data ?? nothing
  const streets = useMemo(() => {
    const ofCustomer = known.filter((each) => each.customerId === customerId)
    return suggestStreets([...units, ...objects], new Set(ofCustomer.map((each) => each.street)))
  }, [units, objects, known, customerId])
  const types = useMemo(() => suggestTypes(new Set(known.map((each) => each.type))), [known])
  return { streets, types }
}

function addressesOf(records: readonly Parameters<typeof readAddress>[0][]): Address[] {
  return records.map(readAddress)
}
