import type { BuildingsOfUnits } from '../buildings.ts'
import { completeMonths, type MonthlyAmounts, monthlySeries } from '../cashflow.ts'
import type { LoanPlan } from '../loans/plan.ts'
import { isForObject, isForUnit } from '../loans.ts'
import { ownBuildings, positive } from '../ownBuildings.ts'
import { addUp } from '../partial.ts'
import type { Loan } from '../records/loan.ts'
import type { ObjectDetails } from '../records/objectDetails.ts'
import type { UnitDetails } from '../records/unitDetails.ts'
import { compareWithMarket } from '../rent.ts'
import { yearsAfter } from './assumptions.ts'

/** What a year brought and cost, in cents; null if unknown. */
export interface YearAmounts {
  readonly income: number | null
  readonly expenses: number | null
}

/** A unit or building that may be sold. */
export interface Sellable extends YearAmounts {
  readonly kind: 'unit' | 'object'
  readonly id: string
  /** Whether it is all of a building, or only the units that the owner has there. */
  readonly isWhole: boolean
  /** Cents; null if unknown. */
  readonly value: number | null
  /** The units that are surely sold with it: itself, or those of the building. */
  readonly unitIds: readonly string[]
  /** The loans for it alone, which are repaid. */
  readonly loanIds: readonly string[]
  /** The loans that are also for something else, which stay. */
  readonly sharedLoanIds: readonly string[]
}

/** What a projection starts from. */
export interface Known extends YearAmounts {
  /** ISO 8601. */
  readonly today: string
  readonly years: readonly number[]
  /** How many months up to the last one with an amount the amounts are of: twelve, or the year is unknown. */
  readonly months: number
  readonly value: number | null
  /** Basis points; null if unknown. */
  readonly occupancyRate: number | null
  readonly plans: readonly LoanPlan[]
  readonly sellables: readonly Sellable[]
  /** By how much the rent of let units is below the market, in cents a year, by unit. */
  readonly gaps: ReadonlyMap<string, number>
}

/** Amounts of a year and of the one before. */
interface Recorded {
  readonly cashFlow: MonthlyAmounts
  /** Null if it is unknown. */
  readonly cashFlowBefore: MonthlyAmounts | null
  readonly valuation: { readonly value: number | null }
}

interface Given {
  /** ISO 8601. */
  readonly today: string
  readonly portfolio: (Recorded & { readonly occupancyRate: number | null }) | null
  readonly units: readonly (Recorded & { readonly unitId: string })[]
  readonly objects: readonly (Recorded & { readonly objectId: string })[]
  readonly details: readonly UnitDetails[]
  readonly objectDetails: readonly ObjectDetails[]
  readonly buildings: BuildingsOfUnits
  readonly plans: readonly LoanPlan[]
}

/**
 * Gathers what a projection starts from. The year's amounts are those of the twelve months up to the last one with an amount;
 * months that the year shown lacks are those of the year before, if that is whole. A shorter time is not made a year of.
 */
export function gatherKnown(given: Given): Known {
  const { today, portfolio, plans, buildings } = given
  const shown = portfolio ? monthlySeries(portfolio.cashFlow).length : 0
  const before = portfolio?.cashFlowBefore ?? null
  const isWhole = shown > 0 && before !== null && monthlySeries(before).length === 12
  const months = isWhole ? 12 : shown
  const amountsOf = (recorded: Recorded | null): YearAmounts =>
    recorded !== null && months === 12
      ? { income: sumOf(recorded, 'income', shown), expenses: sumOf(recorded, 'expenses', shown) }
      : { income: null, expenses: null }
  const loans = plans.map(({ loan }) => loan)
  const valuesOf = (all: readonly (readonly [string, Recorded])[]) =>
    new Map(all.map(([id, { valuation }]) => [id, valuation.value]))
  const owned = ownBuildings({
    objects: given.objectDetails,
    units: given.details,
    objectValues: valuesOf(given.objects.map((one) => [one.objectId, one])),
    unitValues: valuesOf(given.units.map((one) => [one.unitId, one])),
    buildings,
    portfolioValue: portfolio?.valuation.value ?? null,
  })
  return {
    today,
    years: yearsAfter(today),
    months,
    ...amountsOf(portfolio),
    value: positive(portfolio?.valuation.value),
    occupancyRate: portfolio?.occupancyRate ?? null,
    plans,
    sellables: [
      ...given.objects.flatMap((object): Sellable[] => {
        const { objectId: id } = object
        const ownership = owned.get(id) ?? 'whole'
        const unitIds = [...buildings]
          .filter(([, houses]) => isOnly(houses, id))
          .map(([unit]) => unit)
        const own = loans.filter((loan) => isForObject(loan, id, buildings))
        const isAlone = (loan: Loan) =>
          loan.objectIds.length > 0
            ? isOnly(loan.objectIds, id)
            : loan.unitIds.every((unit) => unitIds.includes(unit))
        const isWhole = ownership === 'whole'
        if (!isWhole && unitIds.length === 0) return []
        const parts = isWhole ? [object] : given.units.filter((one) => unitIds.includes(one.unitId))
        const amounts = parts.map(amountsOf)
        return [
          {
            kind: 'object',
            id,
            isWhole,
            value: addUp(parts.map(({ valuation }) => positive(valuation.value))),
            income: addUp(amounts.map(({ income }) => income)),
            expenses: addUp(amounts.map(({ expenses }) => expenses)),
            unitIds,
            ...split(own, isAlone),
          },
        ]
      }),
      ...given.units.map((unit): Sellable => {
        const { unitId: id, valuation } = unit
        const own = loans.filter((loan) => isForUnit(loan, id))
        const isAlone = (loan: Loan) => isOnly(loan.unitIds, id)
        const value = positive(valuation.value)
        return {
          kind: 'unit',
          id,
          isWhole: true,
          value,
          ...amountsOf(unit),
          unitIds: [id],
          ...split(own, isAlone),
        }
      }),
    ],
    gaps: gapsOf(given.details),
  }
}

/** Returns the sum of the first months of a year, and of the others of the year before. */
function sumOf(
  { cashFlow, cashFlowBefore }: Recorded,
  kind: 'income' | 'expenses',
  shown: number,
): number | null {
  const months = completeMonths(cashFlow, cashFlowBefore, shown)[kind]
  return months?.reduce((sum, amount) => sum + amount, 0) ?? null
}

function split(loans: readonly Loan[], isAlone: (loan: Loan) => boolean) {
  const idsOf = (alone: boolean) =>
    loans.filter((loan) => isAlone(loan) === alone).map(({ loanId }) => loanId)
  return { loanIds: idsOf(true), sharedLoanIds: idsOf(false) }
}

function gapsOf(units: readonly UnitDetails[]): Map<string, number> {
  return new Map(
    units.flatMap((unit) => {
      const difference = unit.tenant ? (compareWithMarket(unit)?.difference ?? 0) : 0
      return difference < 0 ? [[unit.id, -12 * difference] as const] : []
    }),
  )
}

function isOnly(ids: readonly string[], id: string): boolean {
  return ids.length > 0 && ids.every((one) => one === id)
}
