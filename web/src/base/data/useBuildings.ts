import { type BuildingsOfUnits, buildingsOfUnits } from '@hausblick/figures/buildings.ts'
import { useMemo } from 'react'
import { loansQuery, objectOverviewsQuery, unitOverviewsQuery } from './queries.ts'
import { type Read, useRead } from './useRead.ts'

/** Returns which building each unit belongs to; undefined while loading. Without master data, only loans tell. */
export function useBuildings(): BuildingsOfUnits | undefined {
  const objects = settled(useRead(objectOverviewsQuery))
  const units = settled(useRead(unitOverviewsQuery))
  const loans = useRead(loansQuery).data
  return useMemo(
    () =>
      objects &&
      units &&
      loans &&
      buildingsOfUnits(
        objects.map(({ objectId: id, address }) => ({ id, address })),
        units.map(({ unitId: id, address }) => ({ id, address })),
        loans,
      ),
    [objects, units, loans],
  )
}

const none: readonly never[] = []

function settled<Item>({ data, error }: Read<Item[]>): readonly Item[] | undefined {
  return data ?? (error ? none : undefined)
}
