import type { ExpenseKind } from '@hausblick/contract/rows/builtInKinds.ts'
import type { DemoBuilding, DemoLoan, DemoUnit } from './buildings.ts'

const MONTHS_OF_YEAR = Array.from({ length: 12 }, (_, index) => index + 1)

/** A unit's running costs that its owner bears, in euro, or euro per m². */
const MANAGEMENT_FEE = 29.75
const UPKEEP_PER_SQM = 0.62
const PROPERTY_TAX_PER_SQM = 0.48
const PROPERTY_TAX_MONTHS = [2, 5, 8, 11]
const INSURANCE_PER_SQM = 2.1
const INSURANCE_MONTH = 1
/** The owner bears a vacant unit's heating and service charges. */
const VACANT_COST_PER_SQM = 1.9

/** Converts euro to cents, or a measure to its hundredths. */
export function toHundredths(amount: number): number {
  return Math.round(amount * 100)
}

/** Returns the rent received in each month, in cents. */
export function monthlyIncome(unit: DemoUnit): number[] {
  return MONTHS_OF_YEAR.map((month) => {
    const step = unit.rents.findLast(([from]) => from <= month)
    return toHundredths(step?.[1] ?? 0)
  })
}

/** What a unit's expenses of a year were for, in cents a month. */
export interface KindExpenses {
  readonly kind: ExpenseKind
  readonly months: readonly number[]
}

/** Returns a unit's expenses in each month, in cents. */
export function monthlyExpenses(unit: DemoUnit): number[] {
  return euroExpenses(unit).map((kinds) => toHundredths(addUp(Object.values(kinds))))
}

/** Returns a unit's expenses by kind. Upkeep has what rounding leaves of the total. */
export function expensesByKind(unit: DemoUnit): KindExpenses[] {
  const months = euroExpenses(unit)
  const totals = monthlyExpenses(unit)
  const exact = (['Verwaltung', 'Versicherung', 'Grundsteuer', 'Leerstand'] as const).map(
    (kind) => ({ kind, months: months.map((kinds) => toHundredths(kinds[kind])) }),
  )
  const others = addMonths(exact.map((kind) => kind.months))
  const upkeep = totals.map((total, month) => total - (others[month] ?? 0))
  const all = [{ kind: 'Instandhaltung' as const, months: upkeep }, ...exact]
  return all.filter((kind) => kind.months.some((amount) => amount !== 0))
}

/** Returns what a unit costs in each month, in euro by kind. */
function euroExpenses(unit: DemoUnit) {
  const income = monthlyIncome(unit)
  return MONTHS_OF_YEAR.map((month) => {
    const repairs = unit.repairs.filter(([paid]) => paid === month).map(([, cost]) => cost)
    return {
      Verwaltung: MANAGEMENT_FEE,
      Instandhaltung: UPKEEP_PER_SQM * unit.size + addUp(repairs),
      Grundsteuer: PROPERTY_TAX_MONTHS.includes(month) ? PROPERTY_TAX_PER_SQM * 3 * unit.size : 0,
      Versicherung: month === INSURANCE_MONTH ? INSURANCE_PER_SQM * unit.size : 0,
      Leerstand: income[month - 1] === 0 ? VACANT_COST_PER_SQM * unit.size : 0,
    }
  })
}

/** Returns the share of the year's months in which the units were let, in basis points. */
export function occupancyRate(units: readonly DemoUnit[]): number {
  const months = units.flatMap(monthlyIncome)
  return Math.round((months.filter((rent) => rent > 0).length / months.length) * 10_000)
}

/** Returns the change from price to value, in basis points. */
export function valueChange(valuation: { value: number; price: number }): number {
  return Math.round((valuation.value / valuation.price - 1) * 10_000)
}

/** Returns the total value and purchase price of units, in euro. */
export function valuationOf(units: readonly DemoUnit[]): { value: number; price: number } {
  return {
    value: addUp(units.map((unit) => unit.value)),
    price: addUp(units.map((unit) => unit.price)),
  }
}

/** Returns the mean of the purchasing dates. */
export function averagePurchasingDate(buildings: readonly DemoBuilding[]): string {
  const times = buildings.map((building) => Date.parse(building.purchasingDate))
  return new Date(addUp(times) / times.length).toISOString().slice(0, 10)
}

/** Returns the remaining debt in cents: the present value of the outstanding payments. */
export function remainingCredit(loan: DemoLoan): number {
  const monthlyRate = loan.interestRate / 100 / 12
  const payments = Math.round(loan.yearsRemaining * 12)
  return toHundredths((loan.monthlyPayment * (1 - (1 + monthlyRate) ** -payments)) / monthlyRate)
}

/** Adds up years of amounts month by month. */
export function addMonths(years: readonly number[][]): number[] {
  return MONTHS_OF_YEAR.map((month) => addUp(years.map((year) => year[month - 1] ?? 0)))
}

export function addUp(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
