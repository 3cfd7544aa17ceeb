import { type MonthlyAmounts, monthlySeries } from './cashflow.ts'
import { addUp } from './partial.ts'
import { wholeYear } from './returns/yields.ts'
import { shareOf } from './shares.ts'

/** Hundredths of m² in a m². */
const HUNDREDTHS = 100

/** Returns a year's surplus as a share of a value, the net yield on it, in basis points; null where a part is unknown. */
export function netYield(value: number | null, amounts: MonthlyAmounts): number | null {
  return shareOf(wholeYear(amounts)?.surplus ?? null, value)
}

/**
 * Returns the costs a square metre in cents a month, rounded half up: expenses of the months shown, divided by their number and
 * by the size in hundredths of m². Null if the size is not positive, or anything is unknown.
 */
export function costPerSqm(size: number | null, amounts: MonthlyAmounts): number | null {
  const series = monthlySeries(amounts)
  const expenses = addUp(series.map((month) => month.expenses))
  if (size === null || size <= 0 || expenses === null) return null
  return Math.round((expenses * HUNDREDTHS) / (series.length * size))
}
