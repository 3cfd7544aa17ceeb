import type { ExpenseKind } from '@hausblick/contract/rows/builtInKinds.ts'
import type { DemoBuilding, DemoLoan, DemoUnit } from './buildings.ts'
import { newestMonthEnd } from './days.ts'

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

/** The months of a year that are known of the demo, up to the newest one. */
export interface DemoMonths {
  readonly year: number
  /** How many months December of that year lies before the newest one; negative if after it. */
  readonly decemberBefore: number
}

/** Returns the two years of the demo's months, the newest one last. */
export function demoYears(today: string): [before: DemoMonths, newest: DemoMonths] {
  const [year = 0, month = 0] = newestMonthEnd(today).split('-').map(Number)
  return [
    { year: year - 1, decemberBefore: month },
    { year, decemberBefore: month - MONTHS_OF_YEAR.length },
  ]
}

/** Returns the rent received in each month of a year, in cents; null in those after the newest. */
export function monthlyIncome(unit: DemoUnit, { decemberBefore }: DemoMonths): (number | null)[] {
  return MONTHS_OF_YEAR.map((month) => {
    const before = decemberBefore + MONTHS_OF_YEAR.length - month
    return before < 0 ? null : rentOf(unit, before)
  })
}

function rentOf(unit: DemoUnit, monthsBefore: number): number {
  return toHundredths(unit.rents.findLast(([from]) => from >= monthsBefore)?.[1] ?? 0)
}

/** What a unit's expenses of a year were for, in cents a month. */
export interface KindExpenses {
  readonly kind: ExpenseKind
  readonly months: readonly (number | null)[]
}

/** Returns a unit's expenses in each month of a year, in cents; null in those after the newest. */
export function monthlyExpenses(unit: DemoUnit, months: DemoMonths): (number | null)[] {
  return euroExpenses(unit, months).map(
    (kinds) => kinds && toHundredths(addUp(Object.values(kinds))),
  )
}

/** Returns a unit's expenses by kind. Upkeep has what rounding leaves of the total. */
export function expensesByKind(unit: DemoUnit, year: DemoMonths): KindExpenses[] {
  const months = euroExpenses(unit, year)
  const totals = monthlyExpenses(unit, year)
  const exact = (['Verwaltung', 'Versicherung', 'Grundsteuer', 'Leerstand'] as const).map(
    (kind) => ({ kind, months: months.map((kinds) => kinds && toHundredths(kinds[kind])) }),
  )
  const others = addMonths(exact.map((kind) => kind.months))
  const upkeep = totals.map((total, month) => total && total - (others[month] ?? 0))
  const all = [{ kind: 'Instandhaltung' as const, months: upkeep }, ...exact]
  return all.filter((kind) => kind.months.some((amount) => amount))
}

/** Returns what a unit costs in each month, in euro by kind; null in months after the newest. */
function euroExpenses(unit: DemoUnit, year: DemoMonths) {
  return monthlyIncome(unit, year).map((income, index) => {
    if (income === null) return null
    const month = index + 1
    const repairs = repairsOf(unit, year).filter(([paid]) => paid === month)
    return {
      Verwaltung: MANAGEMENT_FEE,
      Instandhaltung: UPKEEP_PER_SQM * unit.size + addUp(repairs.map(([, cost]) => cost)),
      Grundsteuer: PROPERTY_TAX_MONTHS.includes(month) ? PROPERTY_TAX_PER_SQM * 3 * unit.size : 0,
      Versicherung: month === INSURANCE_MONTH ? INSURANCE_PER_SQM * unit.size : 0,
      Leerstand: income === 0 ? VACANT_COST_PER_SQM * unit.size : 0,
    }
  })
}

/** Repairs of the year before were others, and cheaper. */
function repairsOf({ repairs }: DemoUnit, { decemberBefore }: DemoMonths): DemoUnit['repairs'] {
  return decemberBefore <= 0
    ? repairs
    : repairs.map(([month, cost]) => [((month + 4) % MONTHS_OF_YEAR.length) + 1, cost * 0.6])
}

/** Returns the share of the twelve months up to the newest in which the units were let, in basis points. */
export function occupancyRate(units: readonly DemoUnit[]): number {
  const rents = units.flatMap((unit) => MONTHS_OF_YEAR.map((month) => rentOf(unit, month - 1)))
  return Math.round((rents.filter((rent) => rent > 0).length / rents.length) * 10_000)
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

/** Adds up years of amounts month by month; a month of which none is known stays unknown. */
export function addMonths(years: readonly (readonly (number | null)[])[]): (number | null)[] {
  return MONTHS_OF_YEAR.map((month) => {
    const known = years.flatMap((year) => year[month - 1] ?? [])
    return known.length === 0 ? null : addUp(known)
  })
}

export function addUp(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
