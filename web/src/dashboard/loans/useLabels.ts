import { objectOverviewsQuery, unitOverviewsQuery } from '../../data/queries.ts'
import { type Read, useRead } from '../../data/useRead.ts'
import type { Labels } from './purposes.ts'

/** Returns the labels of units and buildings; undefined while loading. Labels that failed to load are missing. */
export function useLabels(): Labels | undefined {
  const units = settled(useRead(unitOverviewsQuery))
  const objects = settled(useRead(objectOverviewsQuery))
  if (!units || !objects) return undefined
  return {
    units: new Map(units.map(({ unitId, label }) => [unitId, label])),
    objects: new Map(objects.map(({ objectId, label }) => [objectId, label])),
  }
}

function settled<Item>({ data, error }: Read<Item[]>): Item[] | undefined {
  return data ?? (error ? [] : undefined)
}
