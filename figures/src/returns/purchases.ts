import type { Valuation } from '../valuation.ts'
import { recorded } from './yields.ts'

/** What was paid when. */
export interface Purchase {
  /** Cents, without the costs of the purchase. */
  readonly price: number
  /** ISO 8601 with day, month or year precision. */
  readonly date: string
}

type Purchased = Pick<Valuation, 'purchasingValue' | 'purchasingDate'>

/** Amounts of parts and whole that differ by less are the same: one euro, in cents. */
const SAME = 100

/** Returns the purchase of a building or unit, as a list; null unless price and date are recorded. */
export function purchaseOf({
  purchasingValue,
  purchasingDate: date,
}: Purchased): Purchase[] | null {
  const price = recorded(purchasingValue)
  return price === null || date === null ? null : [{ price, date }]
}

/**
 * Returns the purchases that made a portfolio, whose own date is only an average: those of its units or else of its buildings,
 * whichever all have price and date, and together cost what the portfolio did, to the euro. Null otherwise.
 */
export function purchasesOfPortfolio(
  portfolio: Purchased,
  units: readonly Purchased[],
  objects: readonly Purchased[],
): Purchase[] | null {
  const price = recorded(portfolio.purchasingValue)
  if (price === null) return null
  for (const parts of [units, objects]) {
    const purchases = parts.map(purchaseOf)
    const known = purchases.flatMap((one) => one ?? [])
    const sum = known.reduce((total, one) => total + one.price, 0)
    const isWhole = known.length === parts.length && Math.abs(sum - price) < SAME
    if (isWhole) return known
  }
  return null
}
