import { type MonthlyAmounts, monthlySeries } from '@hausblick/figures/cashflow.ts'
import type { ObjectFigures, ObjectOverview } from '@hausblick/figures/records/object.ts'
import type { Portfolio } from '@hausblick/figures/records/portfolio.ts'
import type { UnitFigures, UnitOverview } from '@hausblick/figures/records/unit.ts'
import {
  objectOverviewsQuery,
  objectsQuery,
  portfolioQuery,
  unitOverviewsQuery,
  unitsQuery,
} from './queries.ts'
import { joinReads, type Read, useRead } from './useRead.ts'
import { useYearBefore } from './useYearBefore.ts'
import { useObjectFigures, usePortfolioFigures, useUnitFigures } from './values.ts'

/** A building or unit that a selector can offer. */
interface Selectable {
  readonly id: string
  /** Street, number and description. */
  readonly label: string
}

/** With figures of the year before. */
interface Compared {
  /** Null if there is none to compare with. */
  readonly cashFlowBefore: MonthlyAmounts | null
}

export interface SelectableObject extends ObjectFigures, Selectable, Compared {
  /** Null if unknown. */
  readonly unitCount: number | null
}

export interface SelectableUnit extends UnitFigures, Selectable, Compared {}

/** Reads the portfolio with figures of the year before; null if nothing is recorded. */
export function usePortfolio(): Read<(Portfolio & Compared) | null> {
  return joinReads(
    usePortfolioFigures(),
    useYearBefore(portfolioQuery),
    (now, before) => now && { ...now, cashFlowBefore: before?.cashFlow ?? null },
  )
}

export function useObjects(): Read<SelectableObject[]> {
  const objects = joinReads(useObjectFigures(), useYearBefore(objectsQuery), (now, before) =>
    compare(now, before, ({ objectId }) => objectId),
  )
  return joinReads(objects, useRead(objectOverviewsQuery), joinObjects)
}

export function useUnits(): Read<SelectableUnit[]> {
  const units = joinReads(useUnitFigures(), useYearBefore(unitsQuery), (now, before) =>
    compare(now, before, ({ unitId }) => unitId),
  )
  return joinReads(units, useRead(unitOverviewsQuery), joinUnits)
}

/** Returns how many months of the year shown are known of the portfolio, also where something in it had no amount in the last. */
export function useKnownMonths(): number {
  const portfolio = useRead(portfolioQuery).data
  return portfolio ? monthlySeries(portfolio.cashFlow).length : 0
}

/** Joins records with those of the year before. */
function compare<Record extends { readonly cashFlow: MonthlyAmounts }>(
  now: readonly Record[],
  before: readonly Record[] | null,
  idOf: (record: Record) => string,
): (Record & Compared)[] {
  const byId = new Map(before?.map((record) => [idOf(record), record.cashFlow]))
  return now.map((record) => ({ ...record, cashFlowBefore: byId.get(idOf(record)) ?? null }))
}

/** Joins objects and overviews by id (product §15). An object without an overview is labelled with its id. */
export function joinObjects(
  objects: readonly (ObjectFigures & Compared)[],
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
  units: readonly (UnitFigures & Compared)[],
  overviews: readonly UnitOverview[],
): SelectableUnit[] {
  const labels = new Map(overviews.map(({ unitId, label }) => [unitId, label]))
  return units.map((unit) => ({
    ...unit,
    id: unit.unitId,
    label: labels.get(unit.unitId) ?? unit.unitId,
  }))
}
