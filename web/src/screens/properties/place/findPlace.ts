import type { QueryClient } from '@tanstack/react-query'
import type { Access } from '../../../base/data/access.ts'
import { objectOverviewsQuery, unitOverviewsQuery } from '../../../base/data/queries.ts'
import type { Place } from '../../../parts/layout/subjects/useAddresses.ts'

/** Returns the unit or building of an id, of those read before; null if there is none. */
export function findPlace(
  kind: Place['kind'],
  access: Access,
  queries: QueryClient,
  id: string | null,
) {
  if (id === null) return null
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
