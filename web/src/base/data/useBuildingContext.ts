import type { BuildingContext } from '@hausblick/figures/ownBuildings.ts'
import { useMemo } from 'react'
import { objectDetailsQuery, unitDetailsQuery } from './details.ts'
import { useBuildings } from './useBuildings.ts'
import { joinReads, type Read, useRead } from './useRead.ts'
import { useObjectFigures, usePortfolioFigures, useUnitFigures, useValues } from './values.ts'

const none: readonly never[] = []

/** Reads what is recorded of buildings and units, from which follows what of them is the owner's. */
export function useBuildingContext(): Read<BuildingContext> {
  const objects = useRead(objectDetailsQuery)
  const units = useRead(unitDetailsQuery)
  const objectFigures = useObjectFigures()
  const unitFigures = useUnitFigures()
  const portfolio = usePortfolioFigures()
  const buildings = useBuildings()
  const objectValues = useValues('object', objectFigures.data ?? none)
  const unitValues = useValues('property', unitFigures.data ?? none)
  const isKnown = portfolio.data !== undefined || portfolio.error !== null
  const portfolioValue = portfolio.data?.valuation.value ?? (isKnown ? null : undefined)
  const [all, figures] = [objects.data, objectFigures.data]
  const [allUnits, figuresOfUnits] = [units.data, unitFigures.data]
  const data = useMemo(
    () =>
      all && figures && allUnits && figuresOfUnits && buildings && objectValues
        ? unitValues &&
          portfolioValue !== undefined && {
            objects: all,
            units: allUnits,
            objectFigures: figures,
            unitFigures: figuresOfUnits,
            objectValues,
            unitValues,
            buildings,
            portfolioValue,
          }
        : undefined,
    [all, figures, allUnits, figuresOfUnits, buildings, objectValues, unitValues, portfolioValue],
  )
  const read = joinReads(
    joinReads(objects, units, () => null),
    joinReads(objectFigures, unitFigures, () => null),
    () => null,
  )
  return { ...read, data: data || undefined }
}
