import type { Values } from '@hausblick/figures/equity.ts'
import type { ObjectFigures, ObjectOverview } from '@hausblick/figures/records/object.ts'
import type { UnitFigures, UnitOverview } from '@hausblick/figures/records/unit.ts'
import {
  objectOverviewsQuery,
  objectsQuery,
  unitOverviewsQuery,
  unitsQuery,
} from '../data/queries.ts'
import { joinReads, type Read, useRead } from '../data/useRead.ts'

/** A building or unit that a selector can offer. */
interface Selectable {
  readonly id: string
  /** Street, number and description. */
  readonly label: string
}

export interface SelectableObject extends ObjectFigures, Selectable {
  /** Null if unknown. */
  readonly unitCount: number | null
}

export interface SelectableUnit extends UnitFigures, Selectable {}

/** Returns the values of buildings or units by id. */
export function valuesOf(
  records: readonly (Selectable & Pick<UnitFigures, 'valuation'>)[],
): Values {
  return new Map(records.map(({ id, valuation }) => [id, valuation.value]))
}

export function useObjects(): Read<SelectableObject[]> {
  return joinReads(useRead(objectsQuery), useRead(objectOverviewsQuery), joinObjects)
}

export function useUnits(): Read<SelectableUnit[]> {
  return joinReads(useRead(unitsQuery), useRead(unitOverviewsQuery), joinUnits)
}

/** Joins objects and overviews by id (specification §3). An object without an overview is labelled with its id. */
export function joinObjects(
  objects: readonly ObjectFigures[],
  overviews: readonly ObjectOverview[],
): SelectableObject[] {
  const byId = new Map(overviews.map((overview) => [overview.objectId, overview]))
  return objects.map((object) => {
    const { objectId: id } = object
    const overview = byId.get(id)
    return { ...object, id, label: overview?.label ?? id, unitCount: overview?.unitCount ?? null }
  })
}

/** Joins units and overviews by id. A unit without an overview is labelled with its id. */
export function joinUnits(
  units: readonly UnitFigures[],
  overviews: readonly UnitOverview[],
): SelectableUnit[] {
  const labels = new Map(overviews.map(({ unitId, label }) => [unitId, label]))
  return units.map((unit) => ({
    ...unit,
    id: unit.unitId,
    label: labels.get(unit.unitId) ?? unit.unitId,
  }))
}
