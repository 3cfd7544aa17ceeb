import { listDepreciationCall } from '@hausblick/contract/calls/depreciation.ts'
import type { DepreciationEntry } from '@hausblick/contract/depreciation.ts'
import { queryOf } from '../../../base/data/ask.ts'
import { objectDetailsQuery, unitDetailsQuery } from '../../../base/data/details.ts'
import { joinReads, useRead } from '../../../base/data/useRead.ts'

/** A building or unit, with what is entered of its depreciation; null if nothing is. */
export interface Depreciable extends Pick<DepreciationEntry, 'kind' | 'itemId'> {
  readonly label: string
  readonly entered: DepreciationEntry | null
}

/** Reads a customer's buildings and units with what is entered of their depreciation. */
export function useDepreciation(customerId: string) {
  const items = joinReads(
    useRead(objectDetailsQuery),
    useRead(unitDetailsQuery),
    (objects, units) => [
      ...objects.map(({ id, label }) => ({ kind: 'object', itemId: id, label }) as const),
      ...units.map(({ id, label }) => ({ kind: 'property', itemId: id, label }) as const),
    ],
  )
  const entries = useRead(({ client }) =>
    queryOf(client, listDepreciationCall, { query: { customerId } }),
  )
  return joinReads(items, entries, (all, known): Depreciable[] =>
    all.map((item) => ({
      ...item,
      entered:
        known.entries.find(({ kind, itemId }) => kind === item.kind && itemId === item.itemId) ??
        null,
    })),
  )
}
