import { yearParameter } from '@hausblick/contract/addresses.ts'
import { carriesLoans, losesByLoans, unitsWithLoans } from '@hausblick/figures/equity.ts'
import type { UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import type { UnitReturns } from '@hausblick/figures/sorting/columns.ts'
import { costPerSqm, netYield } from '@hausblick/figures/unitReturns.ts'
import { useMemo } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { useOwedLoans } from '../../../base/data/loanPlans.ts'
import { type Read, useRead } from '../../../base/data/useRead.ts'
import { useUnitFigures, useValues } from '../../../base/data/values.ts'
import { chooseYears, yearsQuery } from '../../../base/data/years.ts'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { useToday } from '../../../base/ui/useToday.ts'

/** Whether a unit carries its loans. */
export interface Carrying {
  readonly carries: boolean
  /** Whether it lacks more than it repays of them. */
  readonly loses: boolean
  readonly loans: number
}

/** A unit of the list, with what it returns and costs in the year in the address, or the latest. */
export interface ListedUnit extends UnitDetails, UnitReturns {
  /** In the year in the address, or the latest; null if unknown, or without loans. */
  readonly carrying: Carrying | null
}

const none: readonly never[] = []

/**
 * Adds to units what they return, and whether they carry their loans. They count as loading until that is known, so that
 * nothing shifts; where it cannot be read, it is left out.
 */
export function useCarrying(units: Read<UnitDetails[]>): Read<ListedUnit[]> {
  const access = useAccess()
  const years = useRead(yearsQuery)
  const [chosen] = useAddressState(yearParameter)
  const shown = chooseYears(access, years.data ?? [], chosen)
  const loans = useOwedLoans(useToday(), shown)
  const figures = useUnitFigures({
    ...access,
    years: years.data ? { ...shown, yearBefore: null } : null,
  })
  const isKnown =
    (loans.error !== null || loans.data !== undefined) &&
    (years.error !== null || figures.error !== null || figures.data !== undefined)
  const [all, owed, recorded] = [units.data, loans.data, figures.data]
  const values = useValues('property', recorded ?? none, shown)
  const data = useMemo(() => {
    if (!all || !isKnown || !values) return undefined
    const known = unitsWithLoans(owed ?? [], recorded ?? [], values)
    const byId = new Map(recorded?.map((one) => [one.unitId, one.cashFlow]))
    return all.map((unit) => {
      const cashFlow = byId.get(unit.id)
      const equity = known.get(unit.id)
      const carries = equity ? carriesLoans(equity) : null
      return {
        ...unit,
        netYield: cashFlow ? netYield(values.get(unit.id) ?? null, cashFlow) : null,
        costPerSqm: cashFlow ? costPerSqm(unit.size, cashFlow) : null,
        carrying:
          equity && carries !== null
            ? { carries, loses: losesByLoans(equity), loans: equity.debt.loans }
            : null,
      }
    })
  }, [all, owed, recorded, values, isKnown])
  return { ...units, data }
}
