import type { MonthlyAmounts } from '../cashflow.ts'
import { periodOf } from '../dates/period.ts'
import type { UnitFigures } from '../records/unit.ts'
import type { UnitDetails } from '../records/unitDetails.ts'
import { wholeEuros } from '../wholeEuros.ts'

/** Months in a row, counted from 0, in each of which the same was missing of a rent. */
export interface MissingRent {
  readonly first: number
  readonly last: number
  /** Whole euros in cents a month; null where nothing came in. */
  readonly missing: number | null
}

/** What came in of a let unit's agreed rent. */
export interface ReceivedRent {
  readonly unitId: string
  readonly label: string
  readonly missing: readonly MissingRent[]
  /** Whether the newest month is agreed upon, and whether its rent came in. */
  readonly newest: 'received' | 'missing' | 'notDue'
}

export interface LetUnit {
  readonly details: UnitDetails
  readonly cashFlow: MonthlyAmounts
  /** Those of the year before; null if there are none. */
  readonly cashFlowBefore: MonthlyAmounts | null
}

/** Joins units with their months of a year, and of the one before where it is known; units without months are left out. */
export function joinLetUnits(
  details: readonly UnitDetails[],
  figures: readonly Pick<UnitFigures, 'unitId' | 'cashFlow'>[],
  before: typeof figures | null,
): LetUnit[] {
  const [now, then] = [figures, before ?? []].map(
    (all) => new Map(all.map(({ unitId, cashFlow }) => [unitId, cashFlow])),
  )
  return details.flatMap((one) => {
    const cashFlow = now?.get(one.id)
    return cashFlow ? { details: one, cashFlow, cashFlowBefore: then?.get(one.id) ?? null } : []
  })
}

/** A month of a year, counted from 0. */
export interface YearMonth {
  readonly year: number
  readonly month: number
}

/**
 * Compares the income of a unit that is let with its agreed rent, up to the newest month of a customer; null for an empty unit, and
 * where rent or income is unknown. The rent is known as of today alone. So income below it says that something is missing only in
 * the newest month, and after a month in which the tenancy has brought as much: until then the rent may have been lower.
 */
export function receivedRent(unit: LetUnit, { year, month }: YearMonth): ReceivedRent | null {
  const { details, cashFlow, cashFlowBefore } = unit
  const { income } = cashFlow
  const rent = details.monthlyRent
  if (details.tenant === null || rent === null || rent <= 0 || income === null) return null
  const isLet = createTenancy(details, [cashFlowBefore?.income, income], year)
  const isWhole = (amount: number) => wholeEuros(rent - amount) <= 0
  let hasBeenWhole = (cashFlowBefore?.income ?? []).some(
    (amount, index) => isWhole(amount) && isLet(year - 1, index),
  )
  const missing: MissingRent[] = []
  for (let index = 0; index <= month; index++) {
    const amount = income[index] ?? 0
    if (!isLet(year, index)) continue
    if (isWhole(amount)) hasBeenWhole = true
    else if (amount <= 0 || hasBeenWhole || index === month)
      add(missing, index, amount <= 0 ? null : wholeEuros(rent - amount))
  }
  const newest = !isLet(year, month)
    ? 'notDue'
    : isWhole(income[month] ?? 0)
      ? 'received'
      : 'missing'
  return { unitId: details.id, label: details.label, missing, newest }
}

/** Adds a month, to those before it if the same was missing there. */
function add(runs: MissingRent[], month: number, missing: number | null): void {
  const last = runs.at(-1)
  if (last && last.last === month - 1 && last.missing === missing)
    runs[runs.length - 1] = { ...last, last: month }
  else runs.push({ first: month, last: month, missing })
}

/**
 * Returns whether a contract covers a whole month. Without a recorded start it does from the first month on that brought something,
 * in the year before or this one.
 */
function createTenancy(
  { rentalStart, rentalEnd }: Pick<UnitDetails, 'rentalStart' | 'rentalEnd'>,
  incomes: readonly (readonly number[] | null | undefined)[],
  year: number,
): (year: number, month: number) => boolean {
  const [before, now] = incomes.map((months) => months?.findIndex((amount) => amount > 0) ?? -1)
  const firstIncome =
    before !== undefined && before >= 0
      ? dayOf(year - 1, before, 1)
      : dayOf(year, now !== undefined && now >= 0 ? now : 0, 1)
  const period = periodOf(rentalStart)
  // A start of which the day is unknown may be any day of its month or year.
  const from = !period ? firstIncome : period.first === period.last ? period.first : period.last
  const until = periodOf(rentalEnd)?.first ?? '9999'
  return (of, month) => from <= dayOf(of, month, 1) && until >= dayOf(of, month, 'last')
}

function dayOf(year: number, month: number, day: 1 | 'last'): string {
  return new Date(Date.UTC(year, day === 1 ? month : month + 1, day === 1 ? 1 : 0))
    .toISOString()
    .slice(0, 10)
}
