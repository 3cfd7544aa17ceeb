import type { ObjectFigures, ObjectOverview } from '@hausblick/figures/records/object.ts'
import type { PropertyFigures, PropertyOverview } from '@hausblick/figures/records/property.ts'
import {
  objectOverviewsQuery,
  objectsQuery,
  propertiesQuery,
  propertyOverviewsQuery,
} from '../data/queries.ts'
import { joinReads, type Read, useRead } from '../data/useRead.ts'

/** What the selectors of buildings and units need of them. */
interface Choosable {
  readonly id: string
  /** Street, number and description. */
  readonly label: string
}

export interface ObjectRecord extends ObjectFigures, Choosable {
  /** Null where it is not known. */
  readonly unitCount: number | null
}

export interface UnitRecord extends PropertyFigures, Choosable {}

export function useObjects(): Read<ObjectRecord[]> {
  return joinReads(useRead(objectsQuery), useRead(objectOverviewsQuery), joinObjects)
}

export function useUnits(): Read<UnitRecord[]> {
  return joinReads(useRead(propertiesQuery), useRead(propertyOverviewsQuery), joinUnits)
}

/** Joins the overviews to the objects by id (specification §3); an object without an overview is named by its id. */
export function joinObjects(
  objects: readonly ObjectFigures[],
  overviews: readonly ObjectOverview[],
): ObjectRecord[] {
  const byId = new Map(overviews.map((overview) => [overview.objectId, overview]))
  return objects.map((object) => {
    const { objectId: id } = object
    const overview = byId.get(id)
    return { ...object, id, label: overview?.label ?? id, unitCount: overview?.unitCount ?? null }
  })
}

/** Joins the overviews to the units by id; a unit without an overview is named by its id. */
export function joinUnits(
  units: readonly PropertyFigures[],
  overviews: readonly PropertyOverview[],
): UnitRecord[] {
  const labels = new Map(overviews.map(({ propertyId, label }) => [propertyId, label]))
  return units.map((unit) => ({
    ...unit,
    id: unit.propertyId,
    label: labels.get(unit.propertyId) ?? unit.propertyId,
  }))
}
