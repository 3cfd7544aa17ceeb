import {
  type Debt,
  debtOfObject,
  debtOfUnit,
  loansOfObject,
  loansOfUnit,
} from '@hausblick/figures/debt.ts'
import { computeEquity, type Equity } from '@hausblick/figures/equity.ts'
import { ownBuildings, ownFiguresOf } from '@hausblick/figures/ownBuildings.ts'
import type { ObjectFigures } from '@hausblick/figures/records/object.ts'
import type { UnitFigures } from '@hausblick/figures/records/unit.ts'
import { useYears } from '../../../base/data/access.ts'
import {
  type ListedLoan,
  useListedLoans,
  useLoanPlans,
  useOwedOf,
} from '../../../base/data/loanPlans.ts'
import { useBuildingContext } from '../../../base/data/useBuildingContext.ts'
import { useBuildings } from '../../../base/data/useBuildings.ts'
import { mapRead, type Read } from '../../../base/data/useRead.ts'
import { useObjectFigures, useUnitFigures } from '../../../base/data/values.ts'
import { useToday } from '../../../base/ui/useToday.ts'
import type { DueLoans } from '../../../parts/layout/due/useDue.ts'
import type { Place } from '../../../parts/layout/subjects/useAddresses.ts'

/** The figures of a unit or building in the year shown. */
export type PlaceFigures = Pick<
  ObjectFigures & UnitFigures,
  'valuation' | 'occupancyRate' | 'cashFlow'
>

interface Known {
  /** Null if none are recorded in the year shown. */
  readonly figures: Read<PlaceFigures | null>
  readonly loans: Read<ListedLoan[]>
  /** What is owned after loans; null if that is unknown, or no loan is recorded at all. */
  readonly equity: Equity | null
  readonly due: DueLoans
}

/** Reads the figures and loans of a unit or building. */
export function usePlaceFigures({ kind, id }: Place): Known {
  const today = useToday()
  const units = useUnitFigures()
  const objects = useObjectFigures()
  const context = useBuildingContext().data
  const buildings = useBuildings()
  const plans = useLoanPlans(today)
  const owed = useOwedOf(plans, today, useYears())
  const figures: Read<PlaceFigures | null> =
    kind === 'unit'
      ? mapRead(units, (all) => all.find(({ unitId }) => unitId === id) ?? null)
      : mapRead(objects, (all) => all.find(({ objectId }) => objectId === id) ?? null)
  const loans = mapRead(useListedLoans(owed), (all) =>
    kind === 'unit' ? loansOfUnit(all, id) : buildings && loansOfObject(all, id, buildings),
  )
  return { figures, loans, equity: equityOf(), due: { plans, owed } }

  function equityOf(): Equity | null {
    const debt = debtOf()
    const record = figures.data
    if (!record || !debt) return null
    const { value, cashFlow } =
      kind === 'unit' || !context
        ? { value: record.valuation.value, cashFlow: record.cashFlow }
        : ownFiguresOf(id, ownBuildings(context).get(id) ?? 'whole', context)
    return computeEquity(value, cashFlow, debt)
  }

  function debtOf(): Debt | null {
    if (!owed.data || !context) return null
    return kind === 'unit'
      ? debtOfUnit(owed.data, id, context.unitValues)
      : debtOfObject(owed.data, id, context)
  }
}
