import { type MonthlyAmounts, monthlySeries, surplus } from '../cashflow.ts'
import { daysBetween } from '../dates/days.ts'
import { periodOf } from '../dates/period.ts'
import { type Flow, internalRate, YEAR_DAYS } from './internalRate.ts'
import type { Purchase } from './purchases.ts'
import { wholeYear } from './yields.ts'

/** What a money-weighted return follows from. */
export interface ReturnSources {
  /** Null if price or date of any is unknown. */
  readonly purchases: readonly Purchase[] | null
  /** Today's value in cents; null if not recorded. */
  readonly value: number | null
  /** The date of that value, ISO 8601; null if unknown. */
  readonly valuationDate: string | null
  /** The amounts of each year that is known. */
  readonly years: ReadonlyMap<number, MonthlyAmounts>
}

/** Why there is no money-weighted return. */
export type MissingForReturn =
  | { readonly kind: 'value' | 'purchase' | 'day' | 'months' | 'short' | 'rate' }
  /** The years, ascending, that are not known whole. */
  | { readonly kind: 'years'; readonly years: readonly number[] }

export interface MoneyWeighted {
  /** Basis points a year. */
  readonly rate: number
  /** ISO 8601. */
  readonly from: string
  readonly to: string
  readonly price: number
  /** The sum of all months from the first purchase on. */
  readonly surplus: number
  readonly value: number
  /** In order of their days. */
  readonly flows: readonly Flow[]
}

/**
 * Computes the money-weighted return of a property before loans: the internal rate of what was paid on the day of each purchase,
 * the surplus of each month since the month of the first one, on the last day of the month, and today's value on the last day of
 * the last month that is known. All years from the first purchase on must be known: all twelve months of each, of the last one
 * those up to its last month with an amount, and that year may not be before that of the value. What is known of less than a year
 * is not made a rate of.
 */
export function moneyWeightedReturn(sources: ReturnSources): MoneyWeighted | MissingForReturn {
  const { purchases, value, years } = sources
  if (value === null) return { kind: 'value' }
  if (purchases === null || purchases.length === 0) return { kind: 'purchase' }
  if (purchases.some(({ date }) => date.length < '2000-01-01'.length)) return { kind: 'day' }
  const from = purchases.map(({ date }) => date).toSorted()[0] ?? ''
  const months = [...years].flatMap(([year, amounts]) => monthsOf(year, amounts))
  const last = months
    .map(({ day }) => day)
    .toSorted()
    .at(-1)
  if (last === undefined || purchases.some(({ date }) => date > last)) return { kind: 'months' }
  const missing = missingYears(sources, { from, last })
  if (missing.length > 0) return { kind: 'years', years: missing }
  if (daysBetween(from, last) < YEAR_DAYS) return { kind: 'short' }
  const surpluses = months
    .filter(({ day }) => day >= from)
    .flatMap(({ day, amount }) => (amount === null ? [] : [{ day, amount }]))
  const flows = [
    ...purchases.map(({ date: day, price }) => ({ day, amount: -price })),
    ...surpluses,
    { day: last, amount: value },
  ].toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
  const rate = internalRate(flows)
  if (rate === null) return { kind: 'rate' }
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)
  return {
    rate,
    from,
    to: last,
    price: sum(purchases.map(({ price }) => price)),
    surplus: sum(surpluses.map(({ amount }) => amount)),
    value,
    flows,
  }
}

/** Returns the surplus of each known month on its last day; null where income or expenses of the year are unknown. */
function monthsOf(year: number, amounts: MonthlyAmounts) {
  return monthlySeries(amounts).map((month, index) => ({
    day: periodOf(`${year}-${String(index + 1).padStart(2, '0')}`)?.last ?? '',
    amount: surplus(month),
  }))
}

function missingYears(
  { years, valuationDate }: ReturnSources,
  { from, last }: { readonly from: string; readonly last: string },
): number[] {
  const yearOf = (date: string) => Number(date.slice(0, 4))
  const [first, latest] = [yearOf(from), yearOf(last)]
  const until = Math.max(latest, valuationDate === null ? latest : yearOf(valuationDate))
  return Array.from({ length: until - first + 1 }, (_, index) => first + index).filter((year) => {
    const amounts = years.get(year)
    if (!amounts) return true
    if (year === until && year === latest)
      return amounts.income === null || amounts.expenses === null
    return wholeYear(amounts) === null
  })
}
