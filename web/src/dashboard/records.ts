import type { ObjectFigures, ObjectOverview } from '@hausblick/figures/records/object.ts'
import type { UnitFigures, UnitOverview } from '@hausblick/figures/records/unit.ts'
import {
  objectOverviewsQuery,
  objectsQuery,
  unitOverviewsQuery,
  unitsQuery,
} from '../data/queries.ts'
import { joinReads, type Read, useRead } from '../data/useRead.ts'

/** What the selectors of buildings and units need of them. */
interface Choosable {
  readonly id: string
  /** Street, number and description. */
  readonly label: string
}

export interface ObjectChoice extends ObjectFigures, Choosable {
  /** Null where it is not known. */
  readonly unitCount: number | null
}

export interface UnitChoice extends UnitFigures, Choosable {}

export function useObjects(): Read<ObjectChoice[]> {
  return joinReads(useRead(objectsQuery), useRead(objectOverviewsQuery), joinObjects)
}

export function useUnits(): Read<UnitChoice[]> {
  return joinReads(useRead(unitsQuery), useRead(unitOverviewsQuery), joinUnits)
}

/** Joins the overviews to the objects by id (specification §3); an object without an overview is named by its id. */
export function joinObjects(
  objects: readonly ObjectFigures[],
  overviews: readonly ObjectOverview[],
): ObjectChoice[] {
  const byId = new Map(overviews.map((overview) => [overview.objectId, overview]))
  return objects.map((object) => {
    const { objectId: id } = object
    const overview = byId.get(id)
    return { ...object, id, label: overview?.label ?? id, unitCount: overview?.unitCount ?? null }
  })
}

/** Joins the overviews to the units by id; a unit without an overview is named by its id. */
export function joinUnits(
  units: readonly UnitFigures[],
  overviews: readonly UnitOverview[],
): UnitChoice[] {
  const labels = new Map(overviews.map(({ unitId, label }) => [unitId, label]))
  return units.map((unit) => ({
    ...unit,
    id: unit.unitId,
    label: labels.get(unit.unitId) ?? unit.unitId,
  }))
}
