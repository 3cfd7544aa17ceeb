import { type House, housesOf } from '@hausblick/figures/houses.ts'
import { useMemo } from 'react'
import { useYears } from '../../../base/data/access.ts'
import { objectDetailsQuery, unitDetailsQuery } from '../../../base/data/details.ts'
import { useOwedLoans } from '../../../base/data/loanPlans.ts'
import { useObjects, useUnits } from '../../../base/data/records.ts'
import { useBuildings } from '../../../base/data/useBuildings.ts'
import { joinReads, type Read, useRead } from '../../../base/data/useRead.ts'
import { useValues } from '../../../base/data/values.ts'
import { useToday } from '../../../base/ui/useToday.ts'

const none: readonly never[] = []

/** Reads the houses of an owner with their figures; without what is owed of loans where that cannot be read. */
export function useHouses(): Read<House[]> {
  const objects = useRead(objectDetailsQuery)
  const units = useRead(unitDetailsQuery)
  const objectFigures = useObjects()
  const unitFigures = useUnits()
  const buildings = useBuildings()
  const owed = useOwedLoans(useToday(), useYears().year)
  const objectValues = useValues('object', objectFigures.data ?? none)
  const unitValues = useValues('property', unitFigures.data ?? none)
  const loans = owed.data ?? (owed.error ? none : undefined)
  const [all, figures] = [objects.data, objectFigures.data]
  const [allUnits, figuresOfUnits] = [units.data, unitFigures.data]
  const data = useMemo(
    () =>
      all && figures && allUnits && figuresOfUnits && buildings && loans && objectValues
        ? unitValues &&
          housesOf({
            objects: all,
            units: allUnits,
            objectFigures: figures,
            unitFigures: figuresOfUnits,
            objectValues,
            unitValues,
            buildings,
            loans,
          })
        : undefined,
    [all, figures, allUnits, figuresOfUnits, buildings, loans, objectValues, unitValues],
  )
  const read = joinReads(
    joinReads(objects, units, () => null),
    joinReads(objectFigures, unitFigures, () => null),
    () => null,
  )
  return { ...read, data }
}
