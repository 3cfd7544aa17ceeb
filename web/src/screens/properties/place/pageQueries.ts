import { placeParameter, yearParameter } from '@hausblick/contract/addresses.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { readAddress } from '@hausblick/figures/records/address.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Access } from '../../../base/data/access.ts'
import type { AnyQuery } from '../../../base/data/askFor.ts'
import { placeDocumentsQuery } from '../../../base/data/documents/ofPlace.ts'
import { loanQueries } from '../../../base/data/loan.ts'
import * as records from '../../../base/data/queries.ts'
import { chooseYears, valuationsQuery, yearsQuery } from '../../../base/data/years.ts'
import { profileQuery } from '../../../parts/layout/place/profileQuery.ts'
import { streetOf } from '../../../parts/layout/subjects/documents.ts'
import type { Place } from '../../../parts/layout/subjects/useAddresses.ts'

/** Returns what the page of any unit or building needs first. */
export function placeQueries(access: Access): AnyQuery[] {
  return [
    records.unitOverviewsQuery(access),
    records.objectOverviewsQuery(access),
    ...loanQueries(access),
    yearsQuery(access),
    valuationsQuery(access),
  ]
}

/** Returns what follows from the years and the address: the figures, and the documents of this one. */
export function placeQueriesOfYear(
  kind: Place['kind'],
  access: Access,
  queries: QueryClient,
  search: string,
): AnyQuery[] {
  const years = queries.getQueryData(yearsQuery(access).queryKey)
  const shown = years && chooseYears(access, years, readSearch(yearParameter, search))
  const ofYear = { ...access, years: shown ?? null }
  const found = findPlace(kind, access, queries, search)
  return [
    records.unitsQuery(ofYear),
    records.objectsQuery(ofYear),
    // Of what does not exist, nothing is asked.
    ...(found ? [profileQuery(access, { kind, id: found.id })] : []),
    placeDocumentsQuery(access, found && streetOf(readAddress(found.record))),
  ]
}

function findPlace(kind: Place['kind'], access: Access, queries: QueryClient, search: string) {
  const id = readSearch(placeParameter, search)
  if (id === null) return null
  const { unitOverviewsQuery, objectOverviewsQuery } = records
  const record =
    kind === 'unit'
      ? queries
          .getQueryData(unitOverviewsQuery(access).queryKey)
          ?.find(({ propertyid }) => propertyid === id)
      : queries
          .getQueryData(objectOverviewsQuery(access).queryKey)
          ?.find(({ objectid }) => objectid === id)
  return record ? { id, record } : null
}
